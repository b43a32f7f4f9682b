import { companyFigures, illustrative } from '#src/content/figures.ts';
import { companyInfo } from '#src/content/pages/company-info.ts';
import { FigureGrid } from '#src/ui/figure-grid.tsx';
import { SectionHeading } from '#src/ui/section-heading.tsx';
import { TextPage } from './text-page.tsx';

export function CompanyInfoPage() {
  return (
    <TextPage page={companyInfo}>
      <section>
        <SectionHeading title="In figures" />
        <FigureGrid figures={companyFigures} footnote={illustrative} />
      </section>
    </TextPage>
  );
}
