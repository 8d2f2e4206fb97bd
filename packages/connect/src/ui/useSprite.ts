import { useLayoutEffect, useMemo, useRef } from 'react'
import { useConnectContext } from '../context/ConnectContext.ts'
import { createSprite, type Sprite } from '../wallets/createSprite.ts'
import type { Marks } from '../wallets/loadMarks.ts'

type Drawn = { sheet: CSSStyleSheet; sprite: Sprite }

/** Made once: the list mounts with every opening. */
const drawn = new WeakMap<Marks, Drawn>()

/**
 * The sprite of the bundled marks, as a rule of the page that the element of `list` is on. A strict policy allows a
 * constructed sheet, and it is parsed once: a style attribute of every row would be parsed with each.
 */
export function useSprite<element extends Element>() {
  const { marks } = useConnectContext()
  const list = useRef<element>(null)
  const known = useMemo(() => (marks && 'adoptedStyleSheets' in document ? draw(marks) : undefined), [marks])
  useLayoutEffect(() => {
    const root = list.current?.getRootNode()
    if (!known || !(root instanceof Document || root instanceof ShadowRoot)) return
    if (!root.adoptedStyleSheets.includes(known.sheet)) root.adoptedStyleSheets.push(known.sheet)
  }, [known])
  return { list, sprite: known?.sprite }
}

function draw(marks: Marks): Drawn {
  const known = drawn.get(marks)
  if (known) return known
  const sprite = createSprite(marks)
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(sprite.rule)
  const made = { sheet, sprite }
  drawn.set(marks, made)
  return made
}
