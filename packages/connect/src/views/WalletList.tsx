import { type KeyboardEvent, memo, useId, useState } from 'react'
import { useConnectContext } from '../context/ConnectContext.ts'
import { useConnectWallet } from '../hooks/useConnectWallet.ts'
import type { MessageKeyWith, Translate } from '../messages/format.ts'
import { BrandIcon } from '../ui/BrandIcon.tsx'
import { Glyph } from '../ui/Glyph.tsx'
import { useSprite } from '../ui/useSprite.ts'
import type { WalletItem, WalletSection } from '../wallet-list/WalletItem.ts'
import type { Sprite } from '../wallets/createSprite.ts'

/** Below this number there is no search field. */
const SEARCH_FROM = 8

const GROUPS: ReadonlyMap<string, MessageKeyWith<never>> = new Map<string, MessageKeyWith<never>>([
  ['hardware', 'groupHardware'],
  ['installed', 'groupInstalled'],
  ['more', 'groupMore'],
  ['other', 'groupOther'],
  ['popular', 'groupPopular'],
  ['recent', 'groupRecent'],
  ['recommended', 'groupRecommended'],
])

/** The groups of wallets, with a search when there are many. Arrow keys move between rows. */
export function WalletList({ onPick, selectedId }: { onPick(item: WalletItem): void; selectedId: string | undefined }) {
  const { isLoadingWallets, sections } = useConnectWallet()
  const { t } = useConnectContext()
  const [query, setQuery] = useState('')
  const id = useId()
  const { list, sprite } = useSprite<HTMLDivElement>()
  const found = searchWallets(sections, query)
  const count = sections.reduce((sum, { items }) => sum + items.length, 0)

  return (
    <div className="csc-list" ref={list}>
      {count >= SEARCH_FROM && (
        <label className="csc-search">
          <Glyph name="search" />
          <input
            aria-label={t('search')}
            autoComplete="off"
            onChange={(event) => setQuery(event.currentTarget.value)}
            placeholder={t('search')}
            type="search"
            value={query}
          />
        </label>
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys only move between the buttons inside */}
      <div className="csc-list-scroll" onKeyDown={moveFocus}>
        <Groups found={found} id={id} onPick={onPick} selectedId={selectedId} sprite={sprite} t={t} />
        {isLoadingWallets && <p className="csc-text">{t('loading')}</p>}
        {!isLoadingWallets && found.length === 0 && (
          <p className="csc-text">{query ? t('searchEmpty', { query }) : t('noWallets')}</p>
        )}
      </div>
    </div>
  )
}

type GroupsProps = {
  found: readonly WalletSection[]
  id: string
  onPick(item: WalletItem): void
  selectedId: string | undefined
  sprite: Sprite | undefined
  t: Translate
}

/** Memoized: opening the dialog changes the context, and would draw every row again. */
const Groups = memo(function Groups({ found, id, onPick, selectedId, sprite, t }: GroupsProps) {
  return found.map(({ items, name }, index) => {
    const key = GROUPS.get(name)
    const title = key ? t(key) : name
    return (
      // By index: a name with a space would be two ids.
      <section aria-labelledby={`${id}-${index}`} key={name}>
        <h2 className="csc-group" data-csc-group={name} id={`${id}-${index}`}>
          {title}
        </h2>
        <ul>
          {items.map((item) => (
            <li key={item.id}>
              <button
                aria-current={item.id === selectedId}
                className="csc-row"
                data-csc-wallet={item.id}
                onClick={() => onPick(item)}
                type="button"
              >
                <ItemIcon item={item} position={sprite?.positions.get(item.icon ?? '')} />
                <span className="csc-row-name">{item.name}</span>
              </button>
            </li>
          ))}
        </ul>
      </section>
    )
  })
})

/** From the sprite, where it has the picture. */
function ItemIcon({ item, position }: { item: WalletItem; position: string | undefined }) {
  if (position === undefined) return <BrandIcon icon={item.icon} name={item.name} size={28} />
  return <span aria-hidden="true" className="csc-brand csc-brand-tile" style={{ backgroundPositionY: position }} />
}

function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
  if (step === 0) return
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('.csc-row')]
  const active = document.activeElement
  if (!(active instanceof HTMLElement) || !rows.includes(active)) return
  const index = rows.indexOf(active)
  event.preventDefault()
  rows[(index + step + rows.length) % rows.length]?.focus()
}

/** The sections with the wallets whose name contains every search term. */
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
