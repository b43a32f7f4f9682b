// In place of the one that repairs.
