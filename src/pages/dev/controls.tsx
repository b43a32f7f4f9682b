import { Bookmark, Menu } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#src/ui/button.tsx';
import { CheckField } from '#src/ui/check-field.tsx';
import { ChoiceCard } from '#src/ui/choice-card.tsx';
import { CodeField } from '#src/ui/code-field.tsx';
import { IconButton } from '#src/ui/icon-button.tsx';
import { IconToggle } from '#src/ui/icon-toggle.tsx';
import { InlineSelect } from '#src/ui/inline-select.tsx';
import { PasswordField } from '#src/ui/password-field.tsx';
import { SearchField } from '#src/ui/search-field.tsx';
import { SelectField } from '#src/ui/select-field.tsx';
import { Tabs } from '#src/ui/tabs.tsx';
import { TextAreaField } from '#src/ui/text-area-field.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { Tip } from '#src/ui/tip.tsx';
import { Row, Shelf } from './shelf.tsx';

const looks = ['primary', 'accent', 'plain', 'quiet', 'danger'] as const;
const tabs = [
  { id: 'all', title: 'All' },
  { id: 'investors', title: 'Investors' },
] as const;

export function Controls() {
  const [code, setCode] = useState('2801');
  const [words, setWords] = useState('');
  const [tab, setTab] = useState<'all' | 'investors'>('all');
  const [country, setCountry] = useState('IN');
  const [isOn, setIsOn] = useState(false);
  return (
    <Shelf title="Controls">
      <Row title="Buttons">
        {looks.map((look) => (
          <Button key={look} look={look}>
            {look}
          </Button>
        ))}
        <IconButton icon={Menu} label="Menu" onPress={() => {}} />
        <IconToggle icon={Bookmark} label="Shortlist" isOn={isOn} onPress={() => setIsOn(!isOn)} />
        <span className="relative px-3 py-2">
          Pointed at
          <Tip words="What is told then" />
        </span>
      </Row>
      <Row title="Small, busy, disabled">
        <Button small>Small</Button>
        <Button look="primary" busy>
          Saving...
        </Button>
        <Button look="primary" disabled>
          Disabled
        </Button>
      </Row>
      <div className="grid gap-5 md:grid-cols-2">
        <TextField label="Empty" placeholder="25 lakh" hint="Digits or words: 2500000, 25 lakh, 2.5 cr" />
        <TextField label="Filled" defaultValue="Monsoon Mills" required />
        <TextField label="With a fault" defaultValue="a lot" error="Enter a whole amount, such as 25 lakh." />
        <TextField label="Disabled" defaultValue="Not now" disabled />
        <PasswordField label="Password" defaultValue="wings" />
        <SelectField label="Industry" placeholder="All industries" options={['FinTech', 'EdTech']} />
        <TextAreaField label="Business Description" rows={3} />
        <div className="grid content-start gap-3">
          <CheckField label="I agree to the terms" defaultChecked />
          <CheckField label="With a fault" error="You must accept the terms and conditions" />
          <ChoiceCard name="role" title="Investor" defaultChecked>
            Browse and fund opportunities
          </ChoiceCard>
          <ChoiceCard name="role" title="Entrepreneur" />
        </div>
        <CodeField label="Code" length={6} value={code} onChange={setCode} onFull={() => {}} />
        <SearchField label="Search" placeholder="Search opportunities" value={words} onChange={setWords} />
      </div>
      <Row title="Choices in a line">
        <InlineSelect
          label="Country"
          options={[
            { value: 'IN', label: 'India' },
            { value: 'SG', label: 'Singapore' },
          ]}
          value={country}
          onChange={setCountry}
        />
      </Row>
      <Tabs label="Stories" tabs={tabs} chosen={tab} onChoose={setTab}>
        {tab}
      </Tabs>
    </Shelf>
  );
}
