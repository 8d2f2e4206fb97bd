import type { PushPayload } from '@countersign/protocol/wire'

/** Cache Storage with the texts of push notifications in the user's language. Its existence says that they are on. */
export const pushCache = 'countersign-push'
export const pushTextsKey = '/push-texts'

/** By kind; `expired` when the browser ended the subscription. */
export type PushTexts = Readonly<Record<PushPayload['kind'] | 'expired', string>>
