import { useEffect, useId, useState } from 'react'
import type { Address } from 'viem'
import {
  type DerivationPath,
  formatPath,
  type PathScheme,
  parsePath,
  stepPath,
  toAccountPath,
} from '../hardware/derivationPath.ts'
import type { HardwareAccount } from '../hardware/HardwareSigner.ts'
import type { Translate } from '../messages/format.ts'
import { Button } from '../ui/Button.tsx'
import { DeviceStatus } from './DeviceStatus.tsx'
import type { AccountSource } from './HardwareUi.ts'

const PAGE = 5
const SCHEMES: readonly PathScheme[] = ['live', 'standard', 'legacy', 'custom']
/** Names that are the same in all languages. */
const BRANDS: Readonly<Partial<Record<PathScheme, string>>> = { live: 'Ledger Live', standard: 'BIP-44' }
const EXAMPLE: DerivationPath = toAccountPath('live', 0)

export type AccountPickerProps = {
  onFailure(error: unknown): void
  onPick(account: HardwareAccount): void
  source: AccountSource
  t: Translate
}

/** Accounts by derivation path, five at a time: a device needs a quarter of a second for each. */
export function AccountPicker({ onFailure, onPick, source, t }: AccountPickerProps) {
  const [scheme, setScheme] = useState<PathScheme>('live')
  const [custom, setCustom] = useState(formatPath(EXAMPLE))
  const [page, setPage] = useState(0)
  const id = useId()
  const base = scheme === 'custom' ? parsePath(custom) : EXAMPLE
  const choose = (next: PathScheme) => {
    setScheme(next)
    setPage(0)
  }
  return (
    <div className="csc-device-accounts">
      {source.hasSchemes ? (
        <>
          <label className="csc-device-field">
            <span>{t('devicePath')}</span>
            <select onChange={(event) => choose(toScheme(event.currentTarget.value))} value={scheme}>
              {SCHEMES.map((name) => (
                <option key={name} value={name}>
                  {BRANDS[name] ?? t(name === 'legacy' ? 'deviceLegacyPath' : 'deviceCustomPath')}
                </option>
              ))}
            </select>
          </label>
          {scheme === 'custom' ? (
            <label className="csc-device-field">
              <span>{t('deviceCustomPath')}</span>
              <input
                aria-describedby={base ? undefined : `${id}-fault`}
                aria-invalid={base === undefined}
                autoCapitalize="none"
                autoComplete="off"
                onChange={(event) => {
                  setCustom(event.currentTarget.value)
                  setPage(0)
                }}
                spellCheck={false}
                value={custom}
              />
              {base ? null : <span id={`${id}-fault`}>{t('devicePathInvalid', { path: formatPath(EXAMPLE) })}</span>}
            </label>
          ) : null}
        </>
      ) : null}
      {base ? (
        <AccountRows
          key={`${scheme} ${page} ${formatPath(base)}`}
          onFailure={onFailure}
          onPick={onPick}
          first={page * PAGE}
          paths={listPaths(scheme, base, page)}
          source={source}
          t={t}
        />
      ) : null}
      {source.accounts ? null : (
        <div className="csc-actions csc-actions-row">
          <Button isDisabled={page === 0} onClick={() => setPage(page - 1)}>
            {t('devicePrevious')}
          </Button>
          <Button isDisabled={base === undefined} onClick={() => setPage(page + 1)}>
            {t('deviceNext')}
          </Button>
        </div>
      )}
    </div>
  )
}

const toScheme = (value: string): PathScheme =>
  value === 'standard' || value === 'legacy' || value === 'custom' ? value : 'live'

function listPaths(scheme: PathScheme, base: DerivationPath, page: number): DerivationPath[] {
  return Array.from({ length: PAGE }, (_, row) => {
    const index = page * PAGE + row
    return scheme === 'custom' ? stepPath(base, index) : toAccountPath(scheme, index)
  })
}

type AccountRowsProps = AccountPickerProps & { first: number; paths: readonly DerivationPath[] }

function AccountRows({ first, onFailure, onPick, paths, source, t }: AccountRowsProps) {
  const [accounts, setAccounts] = useState<readonly HardwareAccount[]>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is another component, by its key
  useEffect(() => {
    let isCurrent = true
    source.load({ first, paths }).then(
      (loaded) => isCurrent && setAccounts(loaded),
      (error: unknown) => isCurrent && onFailure(error),
    )
    return () => {
      isCurrent = false
    }
  }, [])
  if (!accounts) return <DeviceStatus className="csc-device-loading" text={t('deviceWaiting')} />
  return (
    <ul className="csc-networks">
      {accounts.map((account) => (
        <li key={formatPath(account.path)}>
          <button className="csc-row" onClick={() => onPick(account)} type="button">
            <span className="csc-row-name">
              <span className="csc-mono csc-device-address">{account.address}</span>
              <span className="csc-text">
                {formatPath(account.path)} <AccountNote address={account.address} source={source} />
              </span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}

/** What the app knows of the account; nothing while unknown, or if it cannot be read. */
function AccountNote({ address, source }: { address: Address; source: AccountSource }) {
  const [note, setNote] = useState('')
  useEffect(() => {
    let isCurrent = true
    source.describe(address).then(
      (text) => isCurrent && setNote(text),
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [address, source])
  return note ? <bdi className="csc-device-note">{note}</bdi> : null
}
