import { enhancerPage as words } from '#src/content/enhancer.ts';
import { useTypedTool } from '#src/data/use-typed-tool.ts';
import { paths } from '#src/paths.ts';
import { Card } from '#src/ui/card.tsx';
import { PageHeading } from '#src/ui/page-heading.tsx';
import { SelectField } from '#src/ui/select-field.tsx';
import { TextAreaField } from '#src/ui/text-area-field.tsx';
import { TextLink } from '#src/ui/text-link.tsx';
import { pitchIndustries } from '#sync/catalog.ts';
import { EnhancerCard } from './enhancer-card.tsx';
import { putInPlace } from './put-in-place.ts';

const audiences = Object.entries(words.audiences).map(([value, label]) => ({ value, label }));

const blank = { description: '', industry: '', targetAudience: 'investors' };

export function PitchEnhancerPage() {
  const [{ description, industry, targetAudience }, write] = useTypedTool('pitch-enhancer', blank);
  return (
    <div className="mx-auto grid w-full max-w-3xl gap-6">
      <PageHeading title={words.title} lead={words.lead} />
      <Card className="grid gap-5 p-5 sm:p-6">
        <TextAreaField
          label={words.description}
          hint={words.descriptionHint}
          required
          maxLength={20_000}
          value={description}
          onChange={({ target }) => write('description', target.value)}
        />
        <div className="grid gap-5 sm:grid-cols-2">
          <SelectField
            label={words.industry}
            placeholder={words.anyIndustry}
            options={pitchIndustries}
            value={industry}
            onChange={({ target }) => write('industry', target.value)}
          />
          <SelectField
            label={words.audience}
            options={audiences}
            value={targetAudience}
            onChange={({ target }) => write('targetAudience', target.value)}
          />
        </div>
      </Card>
      <EnhancerCard
        input={{ description, industry, targetAudience }}
        onUse={(text) => putInPlace(description, text, (words) => write('description', words))}
      />
      <p>
        <TextLink alone href={paths.submitPitch}>
          {words.toPitch}
        </TextLink>
      </p>
    </div>
  );
}
