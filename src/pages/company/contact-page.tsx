import { brand } from '#src/content/brand.ts';
import { contact } from '#src/content/contact.ts';
import { paths } from '#src/paths.ts';
import { ButtonLink } from '#src/ui/button-link.tsx';
import { Card } from '#src/ui/card.tsx';
import { Facts } from '#src/ui/facts.tsx';
import { MailLink } from '#src/ui/mail-link.tsx';
import { PageHeading } from '#src/ui/page-heading.tsx';
import { ContactForm } from './contact-form.tsx';

export function ContactPage() {
  return (
    <div className="grid gap-8">
      <PageHeading title="Contact Us" lead={contact.lead} />
      <div className="grid items-start gap-6 lg:grid-cols-[1fr_22rem]">
        <Card>
          <h2 className="mb-5 text-xl font-bold">Send us a message</h2>
          <ContactForm />
        </Card>
        <div className="grid gap-6">
          <Card>
            <h2 className="mb-1 font-semibold">Contact details</h2>
            <Facts
              facts={[{ name: 'Email', value: <MailLink address={brand.email} /> }, ...contact.details]}
            />
          </Card>
          <Card>
            <h2 className="mb-1 font-semibold">Support hours</h2>
            <Facts facts={contact.hours} />
            <p className="mt-2 text-sm text-quiet">{contact.hoursNote}</p>
          </Card>
          <Card>
            <h2 className="mb-3 font-semibold">Quick actions</h2>
            <div className="grid gap-3">
              <ButtonLink href={paths.helpCenter}>Search the help center</ButtonLink>
              <ButtonLink href={paths.submitPitch}>Submit a pitch</ButtonLink>
              <ButtonLink href={paths.explore}>Explore opportunities</ButtonLink>
            </div>
          </Card>
        </div>
      </div>
    </div>
  );
}
