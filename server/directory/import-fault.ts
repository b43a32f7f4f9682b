/** Why a file cannot be imported at all, in one sentence for the person at the keyboard. */
export class ImportFault extends Error {}
