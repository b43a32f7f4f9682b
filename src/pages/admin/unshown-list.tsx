import { directoryWords as words } from '#src/content/admin-directory.ts';
import { useOpenedList } from '#src/state/opened-list.ts';
import { accountFault, serverTrouble } from '#src/syncing/account-fault.ts';
import { Notice } from '#src/ui/notice.tsx';
import { LostList } from './lost-list.tsx';

/** Says of a list that was opened with the app that it is here, also where nothing can be done with it yet. `error`: why not. */
export function UnshownList({ error }: { error: unknown }) {
  const { file, others } = useOpenedList();
  const { isOffline, message } = accountFault(error, words.notNow, serverTrouble);
  return (
    <div role="status" className="mb-5 empty:hidden">
      {file && (
        <Notice title={words.ready(file.name)}>
          {words.readyText(isOffline ? words.onceOnline : message, others)}
        </Notice>
      )}
      <LostList />
    </div>
  );
}
