import type { Messages } from '../../src/lib/messages/translate.ts'

export const areas = import.meta.glob<Messages>('./*.json', { import: 'default' })
