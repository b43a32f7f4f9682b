import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { FormDialog } from '#src/pages/forms/form-dialog.tsx';
import { WrittenBefore } from '#src/pages/forms/written-before.tsx';
import { showToast } from '#src/state/toasts.ts';
import { Button } from '#src/ui/button.tsx';
import { CheckField } from '#src/ui/check-field.tsx';
import { FaultSummary } from '#src/ui/fault-summary.tsx';
import { FieldFrame } from '#src/ui/field-frame.tsx';
import { FieldsForm, type FormField } from '#src/ui/fields-form.tsx';
import { FileButton } from '#src/ui/file-button.tsx';
import { FileField } from '#src/ui/file-field.tsx';
import { NewsletterBox } from '#src/ui/newsletter-box.tsx';
import { OptionGroup } from '#src/ui/option-group.tsx';
import { PlanOption } from '#src/ui/plan-option.tsx';
import { RemovableList } from '#src/ui/removable-list.tsx';
import { SendingNote } from '#src/ui/sending-note.tsx';
import { StoredCheck } from '#src/ui/stored-check.tsx';
import { TypedHint } from '#src/ui/typed-hint.tsx';
import { Row, Shelf } from './shelf.tsx';

const fields: FormField[] = [
  { name: 'fullName', label: 'Full Name', kind: 'text', required: true },
  { name: 'location', label: 'Location', kind: 'text' },
  { name: 'bio', label: 'About you', kind: 'area', hint: 'A few sentences.' },
  { name: 'expertise', label: 'Areas of Expertise', kind: 'checks', options: ['Fintech', 'Energy'] },
];
const stored = { fullName: 'Tara Menon', location: 'Kochi, India', expertise: ['Energy'] };
const written = { location: { from: 'Kochi, India', to: 'Kozhikode, India' } };
const nothing = () => {};
const noFaults = () => ({});
const isKept = async () => true;

/** Whole forms, and what stands in them besides single fields. */
export function Forms() {
  const [points, setPoints] = useState(['Three mills signed', 'Paid pilots']);
  const [email, setEmail] = useState('');
  const [level, setLevel] = useState('50');
  const [isOpen, setOpen] = useState(false);
  return (
    <Shelf title="Forms">
      <FaultSummary
        title="Please put these right"
        faults={[
          { name: 'email', label: 'Email', message: 'Please enter a valid email address' },
          { name: 'location', label: 'Location', message: 'Please enter your company location' },
        ]}
        onGo={nothing}
      />
      <WrittenBefore
        begun={{ with: written }}
        written={written}
        aside={{}}
        fields={fields}
        stored={stored}
        isKept={false}
        onBegin={nothing}
      />
      <FieldsForm
        label="A form over what is stored"
        fields={fields}
        stored={stored}
        check={({ to }) => (to['fullName'] === '' ? { fullName: 'Required' } : noFaults())}
        onSave={isKept}
        save="Save"
        saved="Saved"
        columns={2}
      />
      <div className="grid gap-5 md:grid-cols-2">
        <FileField label="A file" accept=".csv" hint="At most 5 MB" onChoose={nothing} />
        <FileField
          label="A file with a fault"
          accept=".csv"
          error="This is no CSV file."
          onChoose={nothing}
        />
        <OptionGroup label="Several answers" hint="As many as fit." className="grid gap-1" required>
          <CheckField label="FinTech" defaultChecked />
          <CheckField label="EdTech" />
        </OptionGroup>
        <OptionGroup label="None chosen" error="Please select at least one" className="grid gap-1">
          <CheckField label="FinTech" />
          <CheckField label="EdTech" />
        </OptionGroup>
        <OptionGroup label="Plans" className="grid gap-3">
          <PlanOption
            field="plan"
            name="Investor Premium yearly"
            price="₹24,999"
            period="per year"
            saving="Save 17%"
            features={['Unlimited connections', 'Priority support']}
            defaultChecked
          />
          <PlanOption
            field="plan"
            name="Investor Basic"
            price="₹999"
            period="per month"
            features={['10 connections']}
          />
        </OptionGroup>
        <div className="grid content-start gap-5">
          <StoredCheck label="An answer that is stored at once" stored onStore={isKept} />
          <RemovableList
            label="Highlights"
            icon={Trash2}
            entries={points.map((text) => ({ key: text, text }))}
            onRemove={(gone) => setPoints(points.filter((point) => point !== gone))}
          />
          <FieldFrame
            id="framed"
            label="A frame around any control"
            hint={<TypedHint words={`Its label, fault and hint, which goes along: ${level}.`} />}
          >
            <input
              id="framed"
              type="range"
              aria-describedby="framed-hint"
              value={level}
              onChange={({ target }) => setLevel(target.value)}
              className="h-11 w-full"
            />
          </FieldFrame>
        </div>
      </div>
      <Row title="Above the page, and files">
        <Button onClick={() => setOpen(true)}>Form above the page</Button>
        <FileButton label="Attach a file" accept=".pdf" onChoose={nothing} />
      </Row>
      {isOpen && (
        <FormDialog
          title="Edit"
          lead="It closes once what is written is stored, or was asked about."
          fields={fields}
          stored={stored}
          check={noFaults}
          words={{ save: 'Save', failed: 'Not saved' }}
          onSave={async () => showToast({ kind: 'success', title: 'Saved' })}
          onClose={() => setOpen(false)}
        />
      )}
      <NewsletterBox
        title="Newsletter"
        lead="One letter a month."
        label="Email"
        action="Subscribe"
        value={email}
        note={<SendingNote look="waiting" text="Waits for a network" />}
        onChange={setEmail}
        onSubscribe={nothing}
      />
    </Shelf>
  );
}
