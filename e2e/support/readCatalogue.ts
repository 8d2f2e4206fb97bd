import { readdirSync, readFileSync } from 'node:fs'
import { z } from 'zod'

const folder = new URL('../../apps/web/messages/', import.meta.url)
const CatalogueSchema = z.record(z.string(), z.string())

/** The messages of an area as translators write them: `t('title')` throws for an unknown id. */
export function readCatalogue(language: string, area: string): (id: string) => string {
  const messages = readMessages(language, area)
  return (id) => {
    const text = messages[id]
    if (text === undefined) throw new Error(`No message ${area}.${id} in ${language}.`)
    return text
  }
}

/** All messages of a language by `area.id`. */
export function readAllMessages(language: string): ReadonlyMap<string, string> {
  const areas = readdirSync(new URL(`${language}/`, folder)).map((file) => file.replace('.json', ''))
  return new Map(
    areas.flatMap((area) =>
      Object.entries(readMessages(language, area)).map(([id, text]) => [`${area}.${id}`, text] as const),
    ),
  )
}

function readMessages(language: string, area: string) {
  return CatalogueSchema.parse(JSON.parse(readFileSync(new URL(`${language}/${area}.json`, folder), 'utf8')))
}
