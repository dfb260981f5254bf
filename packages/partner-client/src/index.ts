export { createPartnerClient, type PartnerClient } from './client.ts'
export { type FailureKind, type FieldError, PartnerApiError } from './error.ts'
export type { EventsOptions } from './events.ts'
export type { Download, FileToUpload } from './files.ts'
export type { CallOptions, PartnerClientOptions, Retry, WriteOptions } from './options.ts'
export {
  verifyWebhook,
  WebhookError,
  type WebhookHeaders,
  type WebhookOptions,
  type WebhookProblem,
} from './webhook.ts'
export type * from './calls.ts'
