import { directoryWords as words } from '#src/content/admin-directory.ts';
import { letGoOfList, useOpenedList } from '#src/state/opened-list.ts';
import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';

/** Names a list that a reload has let go of, until the person has read so or another is taken. */
export function LostList() {
  const { lost } = useOpenedList();
  if (lost === '') return null;
  return (
    <Notice
      look="warn"
      action={
        <Button small onClick={letGoOfList}>
          {words.dismiss}
        </Button>
      }
    >
      {words.lost(lost)}
    </Notice>
  );
}
