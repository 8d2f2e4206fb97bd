import type { ConnectProviderProps, CreateConnectConfigParameters } from '../src/exports/index.ts'

/** What a page that shows the dialog may want to set; `settings.json` beside the page, everything optional. */
export type Settings = Pick<ConnectProviderProps, 'chainId' | 'gateways' | 'layout' | 'locale' | 'theme' | 'timeouts'> &
  Pick<CreateConnectConfigParameters, 'chains'> & {
    lookups?: { avatars?: boolean; names?: boolean }
    panel?: boolean
    relayUrl?: string
    showBalance?: boolean
    signIn?: boolean
  }

/** The example trusts its own server; an app parses what it reads. */
export async function readSettings(): Promise<Settings> {
  if (!import.meta.env.VITE_SETTINGS) return {}
  const response = await fetch('settings.json')
  return response.ok ? ((await response.json()) as Settings) : {}
}
