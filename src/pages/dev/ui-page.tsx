import { PageHeading } from '#src/ui/page-heading.tsx';
import { Answers } from './answers.tsx';
import { Controls } from './controls.tsx';
import { Feedback } from './feedback.tsx';
import { Figures } from './figures.tsx';
import { Forms } from './forms.tsx';
import { Foundations } from './foundations.tsx';
import { Frames } from './frames.tsx';
import { Kept } from './kept.tsx';
import { Pieces } from './pieces.tsx';
import { Reading } from './reading.tsx';
import { Talk } from './talk.tsx';
import { Ways } from './ways.tsx';

/** The design system in one page, for those who build with it. Served in development only. */
export function UiPage() {
  return (
    <div className="grid gap-16 *:min-w-0">
      <PageHeading
        title="Design system"
        lead="Every component of src/ui and of the parts that screens share, with its states. Switch the theme with your system; hover, press and tab for the states a page cannot hold still."
      />
      <Foundations />
      <Controls />
      <Forms />
      <Pieces />
      <Frames />
      <Ways />
      <Reading />
      <Figures />
      <Talk />
      <Answers />
      <Kept />
      <Feedback />
    </div>
  );
}
