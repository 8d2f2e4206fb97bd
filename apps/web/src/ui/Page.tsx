import { useRouter, useRouterState } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { PageFrame, type PageFrameProps } from './PageFrame.tsx'

export type PageProps = Omit<PageFrameProps, 'headingRef'>

/** A screen: receives focus when reached by a link inside of the app. */
export function Page(props: PageProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { key, isFirst } = useLocationKey()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new location is what moves the focus
  useEffect(() => {
    if (!isFirst) heading.current?.focus({ preventScroll: true })
  }, [key, isFirst])
  return <PageFrame {...props} headingRef={heading} />
}

const first = new WeakMap<object, string>()

/** A value that changes with every navigation, and whether this is still the initial page. */
function useLocationKey(): { key: string; isFirst: boolean } {
  const router = useRouter()
  const key = useRouterState({ select: (state) => state.location.pathname })
  if (!first.has(router)) first.set(router, key)
  return { key, isFirst: first.get(router) === key }
}
