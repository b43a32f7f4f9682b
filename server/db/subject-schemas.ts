import type { AiSchema } from './ai-schema.ts';
import type { ApproachSchema } from './approach-schema.ts';
import type { DealSchema } from './deal-schema.ts';
import type { DirectorySchema } from './directory-schema.ts';
import type { MessageSchema } from './message-schema.ts';
import type { PushSchema } from './push-schema.ts';

/** The tables of subjects that have a file of their own. */
export type SubjectSchemas = AiSchema &
  ApproachSchema &
  DealSchema &
  DirectorySchema &
  MessageSchema &
  PushSchema;
