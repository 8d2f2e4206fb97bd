import { areas as english } from '../../../messages/en/index.ts'
import { type Language, type LanguageTexts, language, type Messages } from './translate.ts'

/** Loads the messages of registered areas, in the active language or before another one becomes active. */
export function createMessageLoader({ activate, getLanguage, messages }: Language) {
  type Loaded = Map<string, Messages | undefined>
  let requested: LanguageTexts | undefined
  const listMissing = (loaded: Loaded) => [...messages.keys()].filter((area) => !loaded.get(area))

  async function loadMissing({ areas = english }: LanguageTexts, loaded: Loaded): Promise<void> {
    // Again until nothing is missing: code that loads meanwhile registers more areas.
    for (let missing = listMissing(loaded); missing.length > 0; missing = listMissing(loaded)) {
      const load = (area: string) => areas[`./${area}.json`]?.() ?? Promise.reject(new Error(`No messages: ${area}`))
      await Promise.all(missing.map(async (area) => loaded.set(area, await load(area))))
    }
  }

  const store = (loaded: Loaded) => {
    for (const [area, texts] of loaded) messages.set(area, texts)
  }

  async function loadMessages(): Promise<void> {
    const active = getLanguage()
    const loaded = new Map(messages)
    await loadMissing(active, loaded)
    if (active !== getLanguage()) return loadMessages()
    store(loaded)
  }

  /** Activates a language once its messages are loaded; a later call wins. */
  async function setLanguage(next: LanguageTexts): Promise<void> {
    requested = next
    const loaded: Loaded = new Map()
    await loadMissing(next, loaded)
    if (requested !== next) return
    store(loaded)
    activate(next)
  }

  return { loadMessages, setLanguage }
}

export const { loadMessages, setLanguage } = createMessageLoader(language)
