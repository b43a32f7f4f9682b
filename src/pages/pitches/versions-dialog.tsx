import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { restoreVersion } from '#src/data/drafts.ts';
import { useClientId, useDraftVersions } from '#src/data/use-drafts.ts';
import { showToast } from '#src/state/toasts.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { LoadingList } from '#src/ui/loading-list.tsx';
import { VersionList } from '#src/ui/version-list.tsx';
import { type DraftField, draftFields } from '#sync/records/draft.ts';
import type { DraftVersion } from '#sync/records/draft-version.ts';
import { tellFault } from './tell-fault.ts';
import type { PitchDraft } from './use-pitch-draft.ts';
import { VersionBesideNow } from './version-beside-now.tsx';
import { differencesOf, distinctVersions, previewsOf } from './version-differences.ts';
import { deviceOf } from './written-by.tsx';

const allFields = Object.keys(draftFields) as DraftField[]; // `keys` forgets the literal types

const reasons: Record<DraftVersion['why'], string> = {
  'before-edit': 'before you wrote on',
  'before-going-back': 'before you went back',
  'not-chosen': 'not chosen of two',
};

/** What a draft was: a list, then one version beside the present text, then back to it. */
export function VersionsDialog({ draft, onClose }: { draft: PitchDraft; onClose: () => void }) {
  const kept = useDraftVersions(draft.values.id);
  const versions = kept && distinctVersions(kept, draft.values);
  const here = useClientId();
  const [chosenId, setChosenId] = useState<string>();
  const chosen = kept?.find(({ id }) => id === chosenId);

  async function goBack(version: DraftVersion) {
    const { id } = draft.values;
    const restore = async (versionId: string) => {
      if (!(await draft.flush())) throw new Error('What was typed is not stored');
      const forward = await restoreVersion(id, versionId);
      draft.renew(...allFields);
      return forward;
    };
    try {
      const forward = await restore(version.id);
      onClose();
      showToast({
        kind: 'success',
        title: 'Gone back to an earlier version',
        detail: 'What was there is kept under Versions.',
        action: {
          label: 'Undo',
          run: () => restore(forward).catch((error: unknown) => tellFault(error, 'This was not undone')),
        },
      });
    } catch (error) {
      tellFault(error, 'The draft stays as it is');
    }
  }

  if (chosen) {
    return (
      <Dialog
        title="Then and now"
        wide
        onClose={onClose}
        actions={
          <>
            <Button small look="quiet" className="px-2" onClick={() => setChosenId(undefined)}>
              <ArrowLeft aria-hidden="true" className="hidden size-4 sm:inline" />
              All versions
            </Button>
            {differencesOf(chosen, draft.values).length > 0 && (
              <Button small look="primary" onClick={() => goBack(chosen)}>
                Go back to this version
              </Button>
            )}
          </>
        }
      >
        <VersionBesideNow version={chosen} now={draft.values} reason={reasons[chosen.why]} />
      </Dialog>
    );
  }
  return (
    <Dialog title="Versions" wide onClose={onClose}>
      {versions === undefined && <LoadingList label="Loading versions" />}
      {versions?.length === 0 && (
        <p className="text-quiet">
          None yet. What this draft says is kept here each time you write on after a pause or on another
          device, for up to 180 days.
        </p>
      )}
      {versions && versions.length > 0 && (
        <VersionList
          versions={versions.map((version) => ({
            key: version.id,
            at: version.at,
            reason: reasons[version.why],
            writer: version.writtenBy
              ? deviceOf({ clientId: version.writtenBy }, here).toLowerCase()
              : undefined,
            previews: previewsOf(version, draft.values),
          }))}
          onChoose={setChosenId}
        />
      )}
    </Dialog>
  );
}
