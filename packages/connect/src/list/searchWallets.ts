import type { WalletSection } from './WalletItem.ts'

/** The sections with only the wallets whose name contains every word typed. */
export function searchWallets(sections: readonly WalletSection[], query: string): readonly WalletSection[] {
  const words = fold(query).split(/\s+/).filter(Boolean)
  if (words.length === 0) return sections
  return sections
    .map(({ items, name }) => ({
      items: items.filter((item) => words.every((word) => fold(item.name).includes(word))),
      name,
    }))
    .filter(({ items }) => items.length > 0)
}

const fold = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
