import { considerations } from '#src/content/considerations.ts';
import { formatDate } from '#src/lib/time-ago.ts';
import { BulletList } from '#src/ui/bullet-list.tsx';
import { Card } from '#src/ui/card.tsx';
import { Facts } from '#src/ui/facts.tsx';
import { Prose } from '#src/ui/prose.tsx';
import type { Opportunity } from '#sync/records/opportunity.ts';

/** A deal in words, and what to consider with any. */
export function DealStory({
  opportunity: {
    highlights,
    description,
    businessModel,
    stage,
    industry,
    location,
    currency,
    founderName,
    createdAt,
  },
}: {
  opportunity: Opportunity;
}) {
  return (
    <>
      {highlights.length > 0 && (
        <Card>
          <h2 className="mb-4 text-lg font-semibold">Key Highlights</h2>
          <BulletList points={highlights} />
        </Card>
      )}
      <Card>
        <h2 className="mb-4 text-lg font-semibold">About the business</h2>
        <Prose text={description} />
      </Card>
      {businessModel && (
        <Card>
          <h2 className="mb-4 text-lg font-semibold">Business Model</h2>
          <Prose text={businessModel} />
        </Card>
      )}
      <Card>
        <h2 className="mb-2 text-lg font-semibold">Details</h2>
        <Facts
          facts={[
            { name: 'Stage', value: stage },
            { name: 'Industry', value: industry },
            { name: 'Location', value: location },
            { name: 'Currency', value: currency },
            { name: 'Founder', value: founderName },
            { name: 'Listed since', value: formatDate(createdAt) },
          ]}
        />
      </Card>
      <Card>
        <h2 className="mb-4 text-lg font-semibold">Considerations</h2>
        <BulletList points={considerations} />
      </Card>
    </>
  );
}
