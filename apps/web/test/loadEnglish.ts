import { language, type Messages } from '../src/lib/messages/translate.ts'

// Tests render in English at once, as pages do after their messages are loaded.
const catalogues = import.meta.glob<Messages>('../messages/en/*.json', { eager: true, import: 'default' })
for (const [path, messages] of Object.entries(catalogues))
  language.messages.set(path.replace(/^.*\/|\.json$/g, ''), messages)
