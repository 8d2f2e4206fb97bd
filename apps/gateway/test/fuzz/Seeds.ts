/** Values that exist in the fuzz world, by format. */
export type Seeds = {
  addresses: readonly string[]
  hashes: readonly string[]
  hexes: readonly string[]
  ids: readonly string[]
  signatures: readonly string[]
  texts: readonly string[]
  uuids: readonly string[]
}

/** Sorts every string inside `values` by its format. */
export function collectSeeds(values: readonly unknown[]): Seeds {
  const texts = [...new Set(values.flatMap(listTexts))].filter((text) => text.length <= 10_000)
  const matching = (form: RegExp) => texts.filter((text) => form.test(text))
  return {
    addresses: matching(/^0x[0-9a-fA-F]{40}$/),
    hashes: matching(/^0x[0-9a-fA-F]{64}$/),
    hexes: ['0x', ...matching(/^0x([0-9a-f]{2}){4,}$/)],
    ids: matching(/^(creation|module|multisig|transfer)_/),
    signatures: matching(/^0x([0-9a-f]{2}){65,}$/),
    texts: matching(/^[^0]{1,40}$/),
    uuids: ['6b1f8a0e-4f5c-4b36-9d7d-0c5a3c2c7a11'],
  }
}

function listTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(listTexts) : []
}
