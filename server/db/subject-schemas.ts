import type { AiSchema } from './ai-schema.ts';
import type { DirectorySchema } from './directory-schema.ts';
import type { PushSchema } from './push-schema.ts';
import type { SyncedSchema } from './synced-schema.ts';
import type { UploadSchema } from './upload-schema.ts';

/** The tables of subjects that have a file of their own. */
export type SubjectSchemas = AiSchema & DirectorySchema & PushSchema & SyncedSchema & UploadSchema;
