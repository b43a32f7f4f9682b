import { type ClipboardEvent, type DragEvent, useState } from 'react';

/**
 * Files that are dragged onto an element and dropped, or pasted into it, are `onFiles`'; null: none can be taken, and what
 * the browser does with them stays as it is. `over` spreads onto the element; `isOver`: some are held above it.
 */
export function useGivenFiles(onFiles: ((files: File[]) => void) | null) {
  const [isOver, setOver] = useState(false);
  if (onFiles === null) return { isOver: false, over: {} };
  return {
    isOver,
    over: {
      // Without this the browser would open the file in the place of the app.
      onDragOver(event: DragEvent) {
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        event.dataTransfer.dropEffect = 'copy';
        setOver(true);
      },
      onDragLeave({ currentTarget, relatedTarget }: DragEvent) {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false);
      },
      onDrop(event: DragEvent) {
        setOver(false);
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        onFiles([...event.dataTransfer.files]);
      },
      onPaste(event: ClipboardEvent) {
        const { files, types } = event.clipboardData;
        // Of words and cells some programs give a picture, too; of a file others give its name.
        const areWords = types.includes('text/html') || types.includes('text/rtf');
        if (files.length === 0 || (areWords && types.includes('text/plain'))) return;
        event.preventDefault();
        onFiles([...files]);
      },
    },
  };
}
