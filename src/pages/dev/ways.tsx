import { ChevronRight, Compass, House, Landmark, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { ContentsList } from '#src/ui/contents-list.tsx';
import { CountedLink } from '#src/ui/counted-link.tsx';
import { Disclosure } from '#src/ui/disclosure.tsx';
import { DisclosureMenu } from '#src/ui/disclosure-menu.tsx';
import { ExternalButton } from '#src/ui/external-button.tsx';
import { FilterLink } from '#src/ui/filter-link.tsx';
import { FirstRows } from '#src/ui/first-rows.tsx';
import { LinkList } from '#src/ui/link-list.tsx';
import { Logo } from '#src/ui/logo.tsx';
import { MailLink } from '#src/ui/mail-link.tsx';
import { MenuOption } from '#src/ui/menu-option.tsx';
import { MenuRow } from '#src/ui/menu-row.tsx';
import { NavLink } from '#src/ui/nav-link.tsx';
import { Pagination } from '#src/ui/pagination.tsx';
import { PhoneLink } from '#src/ui/phone-link.tsx';
import { SectionHeading } from '#src/ui/section-heading.tsx';
import { SectionNav } from '#src/ui/section-nav.tsx';
import { SocialLinks } from '#src/ui/social-links.tsx';
import { StatusChip } from '#src/ui/status-chip.tsx';
import { StepLink } from '#src/ui/step-link.tsx';
import { StepList } from '#src/ui/step-list.tsx';
import { Steps } from '#src/ui/steps.tsx';
import { Row, Shelf } from './shelf.tsx';

const steps = [
  { title: 'Basic Information', done: true, faulty: false },
  { title: 'Funding Requirements', done: false, faulty: true },
  { title: 'Key Highlights', done: false, faulty: false },
];
const states = ['Assam', 'Bihar', 'Goa', 'Gujarat', 'Kerala', 'Odisha', 'Punjab'];
const nothing = () => {};

/** What leads from one place to another. */
export function Ways() {
  const [page, setPage] = useState(3);
  const [step, setStep] = useState(1);
  return (
    <Shelf title="Ways">
      <Row title="Links of the header, a logo">
        <Logo tagline="AI-Powered Investment Network" />
        <NavLink href="/explore" label="Explore" current={false} />
        <NavLink href="/dev/ui" label="Active" current />
        <DisclosureMenu label="Country: India">
          {(close) => <MenuOption label="Singapore" note="SGD" onChoose={close} />}
        </DisclosureMenu>
      </Row>
      <Row title="Status of the sync">
        <StatusChip
          href="/outbox"
          icon={RefreshCw}
          text="Up to date"
          more=""
          label="Up to date"
          look="calm"
        />
        <StatusChip
          href="/outbox"
          icon={RefreshCw}
          text="2 waiting"
          more=""
          label="2 waiting"
          look="active"
          busy
        />
        <StatusChip
          href="/outbox"
          icon={RefreshCw}
          text="1 needs you"
          more="Offline"
          label="1 needs you"
          look="alert"
        />
      </Row>
      <Row title="Elsewhere">
        <MailLink address="support@pankh.example" />
        <PhoneLink number="+919876543210" />
        <ExternalButton href="https://example.com">Visit Website</ExternalButton>
        <FilterLink href="#pieces" icon={Landmark} note="140">
          VC firms
        </FilterLink>
        <CountedLink href="/connections" icon={Compass} label="Requests" count={3} current={false} />
        <CountedLink href="/connections" icon={Compass} label="Chosen" count={0} current />
        <StepLink href="/dev/ui" label="Next">
          <ChevronRight aria-hidden="true" className="size-5" />
        </StepLink>
      </Row>
      <SocialLinks title="Follow" links={[{ label: 'A network', href: 'https://example.com' }]} />
      <SectionNav
        label="Parts of a screen"
        sections={[
          { href: '/dev/ui', label: 'Account' },
          { href: '/dev/ui/plan', label: 'Plan' },
        ]}
        current="/dev/ui"
      />
      <Steps label="Parts of a form" steps={steps} current={step} onChoose={setStep} />
      <StepList
        doneWord="Done"
        steps={[
          { title: 'Verify your email', text: '', href: '/profile', isDone: true },
          { title: 'Submit a pitch', text: 'Four short parts.', href: '/submit-pitch', isDone: false },
        ]}
      />
      <Pagination page={page} pages={34} onPage={setPage} />
      <FirstRows name="states" rows={states} atOnce={3}>
        {(first, list) => (
          <ul ref={list}>
            {first.map((state) => (
              <li key={state} tabIndex={-1}>
                {state}
              </li>
            ))}
          </ul>
        )}
      </FirstRows>
      <SectionHeading
        title="A section"
        lead="What stands in it."
        more={<MailLink address="more@pankh.example" />}
      />
      <LinkList
        label="Ways on"
        leads={[{ href: '/help-center', title: 'Help Center', text: 'Forty-one articles.', note: 'Help' }]}
      />
      <Disclosure title="Something most people need not see">It is a tap away.</Disclosure>
      <ContentsList label="Parts of a page" parts={[{ id: 'ways', title: 'Ways' }]} />
      <ul>
        <li>
          <MenuRow icon={House} label="A row of the menu" href="/" onChoose={nothing} />
        </li>
      </ul>
      <p className="text-quiet">
        At the lower edge of a phone stands the bottom navigation, above the safe area: make the window
        narrow.
      </p>
    </Shelf>
  );
}
