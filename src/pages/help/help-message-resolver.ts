import '#sync/configure-zod.ts';

import { zodResolver } from '@hookform/resolvers/zod';
import { helpMessageSchema } from '#sync/records/message-to-us.ts';

export const helpMessageResolver = zodResolver(helpMessageSchema);
