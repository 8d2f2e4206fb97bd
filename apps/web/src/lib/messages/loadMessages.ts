import { loaders } from 'virtual:messages/en'
import { type MessageGroup, toMessageGroup } from './groups.ts'
import { type Language, type LanguageTexts, language, type Messages } from './translate.ts'

export const english: LanguageTexts = { loaders, locale: 'en-GB' }

/** Loads the messages of registered areas, in the active language or before another one becomes active. */
export function createMessageLoader({ activate, getLanguage, messages }: Language) {
  type Loaded = Map<string, Messages | undefined>
  let requested: LanguageTexts | undefined
  const getActive = () => getLanguage() ?? english
  /** English has no group of kernel messages: their English travels with them. */
  const listMissing = ({ loaders }: LanguageTexts, loaded: Loaded) =>
    [...messages.keys()].filter((area) => loaders[toMessageGroup(area)] && !loaded.get(area))

  async function loadMissing(texts: LanguageTexts, loaded: Loaded): Promise<void> {
    // Again until nothing is missing: code that loads meanwhile registers more areas.
    for (let missing = listMissing(texts, loaded); missing.length > 0; missing = listMissing(texts, loaded)) {
      const groups = new Set(missing.map(toMessageGroup))
      const parts = await Promise.all([...groups].map(async (group) => texts.loaders[group]?.()))
      for (const part of parts)
        for (const [area, catalogue] of Object.entries(part?.catalogues ?? {})) loaded.set(area, catalogue)
      const lost = missing.find((area) => !loaded.get(area))
      if (lost !== undefined) throw new Error(`No messages: ${lost}`)
    }
  }

  const store = (loaded: Loaded) => {
    for (const [area, texts] of loaded) messages.set(area, texts)
  }

  async function loadMessages(): Promise<void> {
    const active = getActive()
    const loaded = new Map(messages)
    await loadMissing(active, loaded)
    if (active !== getActive()) return loadMessages()
    store(loaded)
  }

  /** Activates a language once its messages are loaded; a later call wins. */
  async function setLanguage(next: LanguageTexts): Promise<void> {
    requested = next
    const loaded: Loaded = new Map()
    await loadMissing(next, loaded)
    if (requested !== next) return
    // Also what the next language does not have: nothing of the former one may stay.
    for (const area of messages.keys()) messages.set(area, undefined)
    store(loaded)
    activate(next)
  }

  /** Starts loading before the code that needs it has registered its areas. */
  async function preloadMessages(group: MessageGroup): Promise<void> {
    await getActive().loaders[group]?.()
  }

  return { loadMessages, preloadMessages, setLanguage }
}

export const { loadMessages, preloadMessages, setLanguage } = createMessageLoader(language)
