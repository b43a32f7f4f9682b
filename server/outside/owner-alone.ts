/**
 * The umask of whatever writes into DATA_DIR: addresses, messages, codes and links stand in its files, and the folder may be one that
 * others on the machine can look into.
 */
export const ownerAlone = 0o077;
