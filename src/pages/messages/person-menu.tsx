import { Ban, EllipsisVertical, Flag, Search, UserRound } from 'lucide-react';
import { useState } from 'react';
import { conversationWords as words } from '#src/content/messages.ts';
import { type Addressee, setBlocked } from '#src/data/messages.ts';
import { tellRefusal } from '#src/pages/tell-refusal.ts';
import { DisclosureMenu } from '#src/ui/disclosure-menu.tsx';
import { MenuRow } from '#src/ui/menu-row.tsx';
import { BlockDialog } from './block-dialog.tsx';
import { ReportPerson } from './report-person.tsx';

/** What else can be done about somebody, and about the conversation with them where one is open. */
export function PersonMenu({
  label,
  other,
  profile,
  href,
  isBlocked,
  onSearch,
}: {
  label: string;
  other: Addressee;
  /** Where more of them is told, unless a link to it stands beside the menu in words. */
  profile?: string | undefined;
  /** Where this menu is found again. */
  href: string;
  isBlocked: boolean;
  onSearch?: () => void;
}) {
  const [open, setOpen] = useState<'block' | 'report' | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <DisclosureMenu label={label} icon={EllipsisVertical}>
        {(fold) => {
          const choose = (what: () => void) => () => {
            fold();
            what();
          };
          return (
            <>
              {profile && (
                <MenuRow icon={UserRound} label={words.profile(other.name)} href={profile} onChoose={fold} />
              )}
              {onSearch && <MenuRow icon={Search} label={words.openSearch} onChoose={choose(onSearch)} />}
              <MenuRow
                icon={Ban}
                label={isBlocked ? words.unblock(other.name) : words.block(other.name)}
                onChoose={choose(() =>
                  isBlocked
                    ? void setBlocked(other, false).catch(tellRefusal(words.failed))
                    : setOpen('block'),
                )}
              />
              <MenuRow
                icon={Flag}
                label={words.report(other.name)}
                onChoose={choose(() => setOpen('report'))}
              />
            </>
          );
        }}
      </DisclosureMenu>
      {open === 'block' && <BlockDialog other={other} onClose={close} />}
      {open === 'report' && <ReportPerson other={other} href={href} onClose={close} />}
    </>
  );
}
