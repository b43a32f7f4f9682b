import { about } from '#src/content/about.ts';
import { BulletList } from '#src/ui/bullet-list.tsx';
import { CardRow } from '#src/ui/card-row.tsx';
import { ComparedText } from '#src/ui/compared-text.tsx';
import { FormFault } from '#src/ui/form-fault.tsx';
import { LogoStrip } from '#src/ui/logo-strip.tsx';
import { MarkdownText } from '#src/ui/markdown-text.tsx';
import { MarkedText } from '#src/ui/marked-text.tsx';
import { MemberCard } from '#src/ui/member-card.tsx';
import { NumberedList } from '#src/ui/numbered-list.tsx';
import { NumberedSteps } from '#src/ui/numbered-steps.tsx';
import { Prose } from '#src/ui/prose.tsx';
import { StarField } from '#src/ui/star-field.tsx';
import { Storyboard } from '#src/ui/storyboard.tsx';
import { TextBlocks } from '#src/ui/text-blocks.tsx';
import { VerificationCard } from '#src/ui/verification-card.tsx';
import { Row, Shelf } from './shelf.tsx';

const points = ['Three mills signed', 'Paid pilots'];
const nothing = () => {};

/** What is read. */
export function Reading() {
  return (
    <Shelf title="Reading">
      <div className="grid gap-6 md:grid-cols-2">
        <BulletList points={points} />
        <NumberedList points={points} />
        <NumberedSteps steps={[{ title: 'Write', text: 'Every word is saved as you type.' }]} />
        <TextBlocks blocks={['A paragraph with a [link](/help).', { note: 'Please read this twice.' }]} />
        <Prose text={'One paragraph.\n\nAnother.'} />
        <MarkdownText text="An answer with **weight** and a [link](/explore)." />
      </div>
      <Row title="Marked and compared">
        <p>
          <MarkedText text="Understand a valuation" ranges={[[13, 22]]} />
        </p>
        <ComparedText
          parts={[
            { text: 'Runs on ', differs: false },
            { text: 'rain', differs: true },
          ]}
        />
      </Row>
      <LogoStrip
        title="As read in"
        names={['Deccan Ledger', 'Rupee Weekly']}
        note="Fictional sample content"
      />
      <CardRow>
        <li>
          <MemberCard {...about.team[0]} />
        </li>
        <li>
          <Storyboard
            title="Writing your pitch"
            lead="From a name to a deal."
            minutes={3}
            frames={[
              { at: '0:00', scene: 'form', caption: 'Open the form', words: 'It is saved as you type.' },
            ]}
          />
        </li>
      </CardRow>
      <VerificationCard title="Email verification" subject="tara@people.example" done doneWord="Verified">
        {null}
      </VerificationCard>
      <StarField
        label="Your rating"
        most={5}
        rating={3}
        nameOf={(stars) => `${stars} stars`}
        onRate={nothing}
      />
      <FormFault message="Please check your information and try again." />
    </Shelf>
  );
}
