import { refer, shareSite } from '#src/content/pages/refer.ts';
import { paths } from '#src/paths.ts';
import { ShareButton } from '../sharing/share-button.tsx';
import { TextPage } from './text-page.tsx';

export function ReferPage() {
  return (
    <TextPage page={refer}>
      <div className="grid sm:justify-start">
        <ShareButton title={shareSite.title} href={paths.home} label={shareSite.label} look="primary" />
      </div>
    </TextPage>
  );
}
