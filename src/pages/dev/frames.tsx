import { Compass, House, Menu, UserRound } from 'lucide-react';
import { sampleDeals } from '#src/content/home-samples.ts';
import { paths } from '#src/paths.ts';
import { ActionBar } from '#src/ui/action-bar.tsx';
import { BottomNav, BottomNavButton, BottomNavLink } from '#src/ui/bottom-nav.tsx';
import { Button } from '#src/ui/button.tsx';
import { ButtonLink } from '#src/ui/button-link.tsx';
import { Card } from '#src/ui/card.tsx';
import { DealCard } from '#src/ui/deal-card.tsx';
import { DealRow } from '#src/ui/deal-grid.tsx';
import { Facts } from '#src/ui/facts.tsx';
import { FeatureRow } from '#src/ui/feature-row.tsx';
import { FilterFold } from '#src/ui/filter-fold.tsx';
import { FilterPanel } from '#src/ui/filter-panel.tsx';
import { Fold } from '#src/ui/fold.tsx';
import { FooterBar, FooterFrame, FooterGroups } from '#src/ui/footer.tsx';
import { Hero } from '#src/ui/hero.tsx';
import { ListRoom } from '#src/ui/list-room.tsx';
import { Scene } from '#src/ui/scene.tsx';
import { SelectField } from '#src/ui/select-field.tsx';
import { SideBySide } from '#src/ui/side-by-side.tsx';
import { SignInFirst } from '#src/ui/sign-in-first.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { SnapRow } from '#src/ui/snap-row.tsx';
import { WingLines } from '#src/ui/wing-lines.tsx';
import { Row, Shelf } from './shelf.tsx';

const links = [
  { href: paths.explore, label: 'Explore' },
  { href: paths.help, label: 'Help' },
];
const nothing = () => {};

/** What other things stand in. */
export function Frames() {
  return (
    <Shelf title="Frames">
      <div className="relative isolate overflow-hidden">
        <WingLines />
        <Hero
          aside={
            <Card>
              <Facts facts={[{ name: 'Opportunities', value: '37' }]} />
            </Card>
          }
          below={<p className="text-sm text-quiet">What stands below a hero.</p>}
        >
          <p className="text-4xl font-bold">The opening of a page</p>
          <ButtonLink href={paths.signup} look="primary" className="justify-self-start">
            Begin
          </ButtonLink>
        </Hero>
      </div>
      <FeatureRow
        title="Told here, shown there"
        lead="On a phone it is told first."
        actions={<Button>Do it</Button>}
      >
        <Scene name="deal" />
      </FeatureRow>
      <div className="grid gap-5 md:grid-cols-2">
        <Card>A sheet of paper</Card>
        <Card className="px-5 pt-5 pb-4 sm:px-6">
          <p className="pb-7">What is long, with what can be done about it in reach.</p>
          <ActionBar>
            <Button small>Keep 1</Button>
            <Button small>Keep 2</Button>
          </ActionBar>
        </Card>
      </div>
      <SideBySide
        texts={[
          { key: 'then', heading: 'In this version', parts: [{ text: 'Runs on rain', differs: true }] },
          { key: 'now', heading: 'Now', parts: [{ text: 'Runs on wind', differs: true }] },
        ]}
      />
      <SnapRow label="Cards to leaf through">
        {sampleDeals.slice(0, 3).map((deal) => (
          <li key={deal.title}>
            <DealCard deal={deal} href={paths.explore} detailsHref={paths.explore} />
          </li>
        ))}
      </SnapRow>
      <DealRow label="Three of many cards">
        {sampleDeals.slice(0, 3).map((deal) => (
          <li key={deal.title}>
            <DealCard deal={deal} href={paths.explore} detailsHref={paths.explore} />
          </li>
        ))}
      </DealRow>
      <div className="grid grid-cols-2 gap-5">
        <FilterPanel active={1} isAsked onClear={nothing}>
          <SelectField label="Stage" placeholder="All stages" options={['Seed', 'Growth']} />
        </FilterPanel>
        <p className="text-quiet">Beside a list; on a phone behind a button.</p>
      </div>
      <div className="flex flex-wrap gap-2 lg:grid">
        <FilterFold set={2}>
          <SelectField label="Country" placeholder="All countries" options={['India', 'Singapore']} />
        </FilterFold>
        <Fold icon={UserRound} label="People">
          <p className="text-quiet">Whatever else is folded on a phone, beside it.</p>
        </Fold>
      </div>
      <SignInFirst icon={UserRound} title="Sign in to see this" href={paths.login} label="Login">
        What stands here once somebody is signed in.
      </SignInFirst>
      <Row title="Ground on which something is about to stand">
        <Skeleton className="h-24 w-48" />
        <Skeleton className="size-11" />
      </Row>
      <section aria-label="Room for a list" className="max-h-40 overflow-hidden">
        <ListRoom>
          <p className="rounded-field border border-dashed border-base-content/50 p-4 text-quiet">
            A list that comes later keeps its room, down to the lower edge of the screen.
          </p>
        </ListRoom>
      </section>
      {/* What is fixed to the screen's edge stands in this box instead. */}
      <div className="h-16 overflow-hidden rounded-field border border-base-300 contain-layout md:hidden">
        <BottomNav>
          <BottomNavLink icon={House} label="Home" href={paths.home} current={false} />
          <BottomNavLink icon={Compass} label="Explore" href={paths.explore} current />
          <BottomNavButton icon={Menu} label="Menu" expanded={false} onPress={nothing} />
        </BottomNav>
      </div>
      <FooterFrame>
        <FooterGroups
          groups={[
            { title: 'Pankh', links },
            { title: 'Investor Pages', links },
            { title: 'Entrepreneur Pages', links },
          ]}
        />
        <FooterBar note="Not investment advice." links={links} email="hello@pankh.example" />
      </FooterFrame>
    </Shelf>
  );
}
