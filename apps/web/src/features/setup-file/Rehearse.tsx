import { NotASafeError } from '@countersign/protocol/chain'
import {
  hashSetupFile,
  parseSetupFile,
  type Rehearsal,
  type RehearsalStatus,
  rehearseSetup,
  type SetupChange,
  type SignedSetupFile,
} from '@countersign/protocol/custody'
import { InvalidFileError, maxFileSize } from '@countersign/protocol/offline'
import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { getChainClient, useServices } from '../../domain/services/Services.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { translateMessage } from '../../lib/messages/translateMessage.ts'
import { Address } from '../../ui/Address.tsx'
import { Badge, type Tone } from '../../ui/Badge.tsx'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { ErrorNotice } from '../../ui/ErrorNotice.tsx'
import { FieldList, FieldPair } from '../../ui/FieldList.tsx'
import { FileButton } from '../../ui/FileButton.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { ButtonRow, Stack } from '../../ui/Stack.tsx'
import { openRehearsals, toRehearsalKey } from './rehearsalStore.ts'
import styles from './SetupFile.module.css'

const t = createCatalogue('setupFile')
const tSecurity = createCatalogue('security')

/** Opens a setup file without any service, and rehearses its use on a node. */
export function Rehearse() {
  const open = useMutation({ mutationFn: readFile })
  return (
    <Stack>
      <Card title={t('open')}>
        <Stack>
          <p>{t('openText')}</p>
          <ButtonRow>
            <FileButton accept=".json,application/json" label={t('openFile')} onFiles={([file]) => open.mutate(file)} />
          </ButtonRow>
        </Stack>
      </Card>
      <Stack isLive>{open.isError ? <Refused error={open.error} /> : null}</Stack>
      {open.data ? <Opened file={open.data} key={hashSetupFile(open.data)} /> : null}
    </Stack>
  )
}

async function readFile(file: File): Promise<SignedSetupFile> {
  if (file.size > maxFileSize) throw new InvalidFileError(t('tooLarge'), { field: 'file' })
  return parseSetupFile(await file.text())
}

function Refused({ error }: { error: unknown }) {
  if (!(error instanceof InvalidFileError)) return <ErrorNotice error={error} title={t('refused')} />
  return (
    <Notice isAlert title={t('refused')} tone="stop">
      <p>{translateMessage(error.translatable)}</p>
    </Notice>
  )
}

function Opened({ file }: { file: SignedSetupFile }) {
  const services = useServices()
  const [chainId, setChainId] = useState<number>()
  const rehearse = useMutation({
    mutationFn: async (id: number) => {
      const rehearsal = await rehearseSetup(getChainClient(services, id), { chainId: id, file })
      const isComplete = rehearsal.outcome !== 'failed' && rehearsal.outcome !== 'unknown'
      openRehearsals(services.storage).update((all) => ({
        ...all,
        [toRehearsalKey({ address: file.safe, chainId: id })]: {
          at: Date.now(),
          content: hashSetupFile(file),
          isComplete,
        },
      }))
      return rehearsal
    },
  })
  const known = file.chains.filter((chain) => services.chains.has(chain.chainId))
  const others = file.chains.filter((chain) => !services.chains.has(chain.chainId))
  return (
    <Stack>
      <Card title={file.name || t('safe')}>
        <Stack>
          <Address form="full" value={file.safe} />
          <p>{t('compareAddress')}</p>
          {known.length === 0 ? <Notice title={t('noNode')} tone="caution" /> : null}
          <ButtonRow>
            {known.map((chain) => (
              <Button
                isBusy={rehearse.isPending && chainId === chain.chainId}
                key={chain.chainId}
                look="primary"
                onClick={() => {
                  setChainId(chain.chainId)
                  rehearse.mutate(chain.chainId)
                }}
              >
                {t('rehearseOn', { chain: chain.chainName || String(chain.chainId) })}
              </Button>
            ))}
          </ButtonRow>
          {others.length > 0 ? (
            <p className={styles.hint}>{t('otherChains', { chains: others.map((one) => one.chainId).join(', ') })}</p>
          ) : null}
        </Stack>
      </Card>
      <Stack isLive>
        {rehearse.isError ? (
          <ErrorNotice
            error={rehearse.error}
            title={rehearse.error instanceof NotASafeError ? t('notThere') : t('notRead')}
          />
        ) : null}
        {rehearse.data && !rehearse.isPending ? <Result rehearsal={rehearse.data} /> : null}
      </Stack>
    </Stack>
  )
}

const tones: Record<RehearsalStatus, Tone> = {
  changed: 'caution',
  failed: 'stop',
  missing: 'info',
  passed: 'ok',
  unknown: 'caution',
}

function Result({ rehearsal }: { rehearsal: Rehearsal }) {
  const { block, chainId, changes, hashes, outcome, safe, steps, transactionsSince } = rehearsal
  const tone = tones[outcome]
  return (
    <Stack>
      <Notice
        actions={
          <Link
            className={buttonClass('outline')}
            params={{ chain: String(chainId), safe }}
            to="/$chain/$safe/security"
          >
            {t('openSafe')}
          </Link>
        }
        title={t(`outcome.${outcome}`)}
        tone={tone === 'plain' ? 'info' : tone}
      >
        {t('remembered')}
      </Notice>
      <Card isFlush title={t('steps')}>
        <ul className={styles.steps}>
          {steps.map(({ id, status }) => (
            <li key={id}>
              <span>{t(`step.${id}`)}</span>
              <Badge tone={tones[status]}>{t(`status.${status}`)}</Badge>
            </li>
          ))}
        </ul>
      </Card>
      {changes.length > 0 ? <Changes changes={changes} /> : null}
      <Card title={t('details')}>
        <FieldList>
          <FieldPair label={t('block')}>{String(block.number)}</FieldPair>
          <FieldPair label={t('executedSince')}>{String(transactionsSince)}</FieldPair>
          {(['safeTxHash', 'domainHash', 'messageHash'] as const).map((name) => (
            <FieldPair className={styles.mono} key={name} label={name}>
              {hashes[name]}
            </FieldPair>
          ))}
        </FieldList>
      </Card>
    </Stack>
  )
}

function nameField(field: SetupChange['field']): string {
  return field === 'code' || field === 'nested' || field === 'ownerKinds'
    ? t(`field.${field}`)
    : tSecurity(`parts.${field}`)
}

function Changes({ changes }: { changes: readonly SetupChange[] }) {
  const show = (list: readonly string[] | undefined) =>
    list === undefined ? tSecurity('unreadablePart') : list.length === 0 ? tSecurity('none') : list.join(', ')
  return (
    <Card title={t('changes')}>
      <dl className={styles.changes}>
        {changes.map(({ after, before, field }) => (
          <div key={field}>
            <dt>{nameField(field)}</dt>
            <dd>{t('inFile', { value: show(before) })}</dd>
            <dd>{t('onChainNow', { value: show(after) })}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
