import { create } from 'zustand';

/** A list of investors that was opened with the app from the device's files, until another one is. */
export const useOpenedList = create<{ file: File | undefined }>(() => ({ file: undefined }));
