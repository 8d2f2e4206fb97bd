import type { SafeState } from '@countersign/protocol/chain'
import type { SafeGrade } from '@countersign/protocol/custody'
import { Link } from '@tanstack/react-router'
import { useCallback, useEffect, useState } from 'react'
import type { Address } from 'viem'
import { NamedAddress } from '../domain/address-book/NamedAddress.tsx'
import type { CurrentSafe } from '../domain/safe/parseSafeParams.ts'
import { type SafeGroup, useSafeList } from '../domain/safe/useSafeList.ts'
import styles from '../features/security-report/ControlList.module.css'
import { createControlFile } from '../features/security-report/createControlFile.ts'
import { createCatalogue } from '../lib/messages/createCatalogue.ts'
import { saveBlob } from '../lib/saveBlob.ts'
import { Button, buttonClass } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { Empty } from '../ui/Empty.tsx'
import { Page } from '../ui/Page.tsx'
import { SkeletonRows } from '../ui/Skeleton.tsx'
import { ButtonRow } from '../ui/Stack.tsx'
import { useSafeGrade } from './useSafeGrade.ts'

const t = createCatalogue('securityReport')
const tSecurity = createCatalogue('security')

type Read = { safe: CurrentSafe; state: SafeState }

/** Owners of all other Safes of the list, as the chain has them. */
export function listOtherSafes(groups: readonly SafeGroup[], { address }: Pick<CurrentSafe, 'address'>) {
  return groups.flatMap((group) =>
    group.address === address
      ? []
      : group.safes.flatMap(({ state }) => (state ? [{ owners: state.owners, safe: group.address }] : [])),
  )
}

/** The grades of all Safes of the list. */
export function SecurityReportsPage() {
  const { groups, isLoading } = useSafeList()
  const [grades, setGrades] = useState<ReadonlyMap<string, string>>(new Map())
  const onGrade = useCallback((key: string, report: string) => {
    setGrades((known) => (known.get(key) === report ? known : new Map(known).set(key, report)))
  }, [])
  const safes = groups.flatMap((group) =>
    group.safes.flatMap(({ address, chain, source, state }): Read[] =>
      state && source !== 'planned'
        ? [
            {
              safe: { address, chain, chainId: chain.id, params: { chain: String(chain.id), safe: address } },
              state,
            },
          ]
        : [],
    ),
  )
  const save = () =>
    saveBlob({
      blob: new Blob([`[${[...grades.values()].join(',\n')}]\n`], { type: 'application/json' }),
      name: t('fileNameAll'),
    })
  return (
    <Page
      actions={
        <div className={styles.screenOnly}>
          <ButtonRow>
            <Button onClick={() => window.print()}>{tSecurity('print')}</Button>
            <Button isBusy={grades.size < safes.length} onClick={save}>
              {tSecurity('export')}
            </Button>
          </ButtonRow>
        </div>
      }
      lead={t('allLead')}
      title={t('allSafes')}
      width="read"
    >
      <Card isFlush title={t('safes', { count: safes.length })}>
        {safes.length > 0 ? (
          <ul>
            {safes.map((read) => (
              <GradeRow
                key={`${read.safe.chainId}:${read.safe.address}`}
                onGrade={onGrade}
                otherSafes={listOtherSafes(groups, read.safe)}
                read={read}
              />
            ))}
          </ul>
        ) : isLoading ? (
          <SkeletonRows count={3} label={tSecurity('loading')} />
        ) : (
          <Empty icon="safe" title={t('noSafes')}>
            {t('noSafesText')}
          </Empty>
        )}
      </Card>
    </Page>
  )
}

type GradeRowProps = {
  onGrade: (key: string, report: string) => void
  otherSafes: readonly { owners: readonly Address[]; safe: Address }[]
  read: Read
}

function GradeRow({ onGrade, otherSafes, read: { safe, state } }: GradeRowProps) {
  const { graded, isReading } = useSafeGrade({ otherSafes, safe, state })
  const { address, chainId } = safe
  const text = isReading ? undefined : toReport({ address, block: state.block.number, chainId, graded })
  useEffect(() => {
    if (text !== undefined) onGrade(`${chainId}:${address}`, text)
  }, [address, chainId, onGrade, text])
  const failed = graded.controls.filter(({ isSettled, result }) => !isSettled && result === 'failed')
  return (
    <li className={styles.row}>
      <span className={styles.rowWords}>
        <NamedAddress hasIcon value={address} />
        <span>
          {safe.chain.name} · {isReading ? tSecurity('checking') : describe(graded)}
        </span>
        {failed.map(({ id }) => (
          <span className={styles.next} key={id}>
            {t(`control.${id}`)}
          </span>
        ))}
      </span>
      <span className={styles.letter}>{isReading ? '…' : graded.grade}</span>
      <Link className={buttonClass('outline')} params={safe.params} to="/$chain/$safe/security-report">
        {t('openReport')}
      </Link>
    </li>
  )
}

const describe = ({ controls }: SafeGrade) =>
  t('openCount', { count: controls.filter(({ isSettled }) => !isSettled).length })

/** Without its time, which would change on every render. */
function toReport(graded: Parameters<typeof createControlFile>[0]): string {
  return createControlFile(graded).replace(/^ {2}"createdAt".*\n/m, '')
}
