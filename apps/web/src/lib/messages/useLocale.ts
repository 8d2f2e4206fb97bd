import { type ComponentType, createElement, useSyncExternalStore } from 'react'
import { language } from './translate.ts'

/** Renders the component again in the language that was chosen; for memo() components and the roots of pages. */
export function useLocale(): string {
  return useSyncExternalStore(language.subscribe, language.locale)
}

export function withLocale<props extends object>(Component: ComponentType<props>) {
  return function Localized(props: props) {
    useLocale()
    return createElement(Component, props)
  }
}
