import type { ConnectContextValue } from '../../../src/context/ConnectContext.ts'
import { en } from '../../../src/messages/en.ts'
import { createTranslate } from '../../../src/messages/format.ts'
import { CLOSED } from '../../../src/state/DialogState.ts'
import { createDialogStore } from '../../../src/storage/createDialogStore.ts'
import { toThemeProps } from '../../../src/theme/Theme.ts'

/** What a view reads, with nothing behind it; `given` differs from that. */
export function createSceneContext(given: Partial<ConnectContextValue>): ConnectContextValue {
  return {
    appName: 'Demo app',
    authentication: 'unauthenticated',
    avatar: undefined,
    chainIcons: undefined,
    close() {},
    connection: { status: 'disconnected' },
    disclaimer: undefined,
    disconnect: async () => {},
    dispatch: () => CLOSED,
    environment: { browser: 'chrome', isFramed: false, isMobile: false, platform: 'linux' },
    gateways: {},
    isLoadingWallets: false,
    language: 'en',
    layout: 'wide',
    learnMoreUrl: undefined,
    lookups: undefined,
    nameOf: () => undefined,
    open() {},
    pick() {},
    prefetch: 'press',
    prepare() {},
    sections: [],
    signIn() {},
    signInMode: 'offered',
    signOut: async () => {},
    state: CLOSED,
    store: createDialogStore(createMemory()),
    switchNetwork: async () => {},
    t: createTranslate(en),
    themeProps: toThemeProps({ scheme: 'light' }),
    ...given,
  }
}

function createMemory() {
  const entries = new Map<string, string>()
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    removeItem: (key: string) => void entries.delete(key),
    setItem: (key: string, text: string) => void entries.set(key, text),
  }
}
