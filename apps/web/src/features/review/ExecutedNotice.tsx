import type { ChainConfig } from '@countersign/protocol/config'
import { Link } from '@tanstack/react-router'
import type { Report } from '../../domain/transactions/Report.ts'
import { signText as words } from '../../lib/messages/sign.ts'
import { HexGroups } from '../../ui/Address.tsx'
import { CopyButton } from '../../ui/CopyButton.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Time } from '../../ui/Time.tsx'
import styles from './ExecutedNotice.module.css'

export type ExecutedNoticeProps = { report: Report; chain: ChainConfig; outcome: 'executed' | 'failed' | 'replaced' }

/** The execution's outcome on chain. */
export function ExecutedNotice({ report, chain, outcome }: ExecutedNoticeProps) {
  const hash = report.executedIn
  const explorer = chain.blockExplorers?.default.url.replace(/\/+$/, '')
  const titles = { executed: words.executedTitle, failed: words.failedTitle, replaced: words.replacedTitle }
  const texts = { executed: words.executedText, failed: words.failedText, replaced: words.replacedText }
  return (
    <Notice title={titles[outcome]} tone={outcome === 'executed' ? 'ok' : outcome === 'failed' ? 'stop' : 'info'}>
      <p>
        {texts[outcome]} {report.executedAt === undefined ? null : <Time at={report.executedAt} />}
      </p>
      {hash ? (
        <div className={styles.detail}>
          {explorer ? (
            <a href={`${explorer}/tx/${hash}`} rel="noreferrer noopener" target="_blank">
              {words.showOnExplorer} ({new URL(explorer).host})
            </a>
          ) : (
            <Link params={{ chain: String(chain.id), hash }} preload={false} to="/explorer/$chain/tx/$hash">
              {words.showOnExplorer}
            </Link>
          )}{' '}
          <CopyButton text={hash} what={words.showOnExplorer} />
          <HexGroups value={hash} />
        </div>
      ) : null}
    </Notice>
  )
}
