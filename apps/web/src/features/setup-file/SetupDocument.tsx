import { createCommands, hashSetupFile, type SetupChain, type SetupFile } from '@countersign/protocol/custody'
import type { ReactNode } from 'react'
import type { Address as Account } from 'viem'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { Address } from '../../ui/Address.tsx'
import { Card } from '../../ui/Card.tsx'
import { CopyButton } from '../../ui/CopyButton.tsx'
import { FieldList, FieldPair } from '../../ui/FieldList.tsx'
import styles from './SetupFile.module.css'

const t = createCatalogue('setupFile')
const tSecurity = createCatalogue('security')

/** The whole file for people, on screen and on paper. */
export function SetupDocument({ file }: { file: SetupFile }) {
  return (
    <>
      <Card title={t('file')}>
        <FieldList>
          {file.name ? <FieldPair label={t('name')}>{file.name}</FieldPair> : null}
          <FieldPair label={t('safe')}>
            <Address form="full" value={file.safe} />
          </FieldPair>
          <FieldPair label={t('written')}>{file.createdAt}</FieldPair>
          <FieldPair className={styles.mono} label={t('content')}>
            {hashSetupFile(file)}
          </FieldPair>
          {file.nodes.length > 0 ? (
            <FieldPair className={styles.mono} label={t('nodes')}>
              <Lines list={file.nodes.map(({ chainId, url }) => `${chainId}: ${url}`)} />
            </FieldPair>
          ) : null}
          <FieldPair className={styles.mono} label={t('services')}>
            <Lines list={file.services} />
          </FieldPair>
        </FieldList>
      </Card>
      {file.chains.map((chain) => (
        <ChainPart chain={chain} key={chain.chainId} safe={file.safe} />
      ))}
    </>
  )
}

function Lines({ list }: { list: readonly ReactNode[] }) {
  return (
    <ul>
      {list.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
        <li key={index}>{line}</li>
      ))}
    </ul>
  )
}

function Accounts({ list }: { list: readonly Account[] }) {
  return list.length === 0 ? (
    tSecurity('none')
  ) : (
    <Lines list={list.map((account) => <Address form="full" key={account} value={account} />)} />
  )
}

const listOf = (account: Account | null) => (account ? [account] : [])

function ChainPart({ chain, safe }: { chain: SetupChain; safe: Account }) {
  const { chainId, chainName, creation, nested, owners, threshold, version } = chain
  return (
    <>
      <Card title={t('onChain', { chain: chainName || String(chainId) })}>
        <FieldList>
          <FieldPair label={t('chainId')}>{String(chainId)}</FieldPair>
          <FieldPair label={tSecurity('parts.owners')}>
            <Lines
              list={owners.map(({ address, kind, name }) => (
                <span className={styles.owner} key={address}>
                  <Address form="full" value={address} />
                  <span>{name ? t('ownerNamed', { kind: t(`kinds.${kind}`), name }) : t(`kinds.${kind}`)}</span>
                </span>
              ))}
            />
          </FieldPair>
          <FieldPair label={tSecurity('parts.threshold')}>{String(threshold)}</FieldPair>
          {nested.map((node) => (
            <FieldPair key={node.safe} label={t('nested', { threshold: String(node.threshold) })}>
              <Accounts list={[node.safe, ...node.owners]} />
            </FieldPair>
          ))}
          <FieldPair label={tSecurity('parts.version')}>{version}</FieldPair>
          <FieldPair label={tSecurity('parts.implementation')}>
            <Accounts list={[chain.implementation]} />
          </FieldPair>
          <FieldPair label={tSecurity('parts.modules')}>
            {chain.modules ? <Accounts list={chain.modules} /> : tSecurity('unreadablePart')}
          </FieldPair>
          <FieldPair label={tSecurity('parts.guard')}>
            <Accounts list={[...listOf(chain.guard), ...listOf(chain.moduleGuard)]} />
          </FieldPair>
          <FieldPair label={tSecurity('parts.fallbackHandler')}>
            <Accounts list={listOf(chain.fallbackHandler)} />
          </FieldPair>
          {creation ? (
            <>
              <FieldPair label={t('factory')}>
                <Accounts list={[creation.factory, creation.singleton]} />
              </FieldPair>
              <FieldPair className={styles.mono} label={t('salt')}>
                {String(creation.saltNonce)}
              </FieldPair>
              <FieldPair className={styles.mono} label={t('setup')}>
                {creation.initializer}
              </FieldPair>
            </>
          ) : (
            <FieldPair label={t('factory')}>{t('noCreation')}</FieldPair>
          )}
          <FieldPair label={t('block')}>{String(chain.block)}</FieldPair>
        </FieldList>
      </Card>
      <Card title={t('commands', { chain: chainName || String(chainId) })}>
        <p className={styles.hint}>{t('commandsText')}</p>
        {createCommands(safe, chain).map(({ id, text }) => (
          <section className={styles.command} key={id}>
            <header>
              <h3>{t(`command.${id}`)}</h3>
              <CopyButton text={text} what={t(`command.${id}`)} />
            </header>
            <pre>{text}</pre>
          </section>
        ))}
      </Card>
    </>
  )
}
