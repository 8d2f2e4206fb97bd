import { useState } from 'react'
import { formatAmount } from '../../lib/formatAmount.ts'
import { dayName } from '../../lib/formatTime.ts'
import { batchTransferText as words } from '../../lib/messages/batchTransfer.ts'
import { locale } from '../../lib/messages/translate.ts'
import { Address } from '../../ui/Address.tsx'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { FileButton } from '../../ui/FileButton.tsx'
import { LongList } from '../../ui/LongList.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Row, rowWords } from '../../ui/Rows.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import styles from './BatchTransfer.module.css'
import type { PreviousTransfer } from './BatchTransfer.ts'
import type { RowsSummary } from './checkRows.ts'
import type { ReadAnswer } from './handleRowRequest.ts'
import { readFileText } from './readFileText.ts'

export type Comparison = { from: 'run'; signedAt: number } | { from: 'file'; text: string } | undefined

export type CompareBarProps = {
  earlier: readonly PreviousTransfer[]
  value: Comparison
  onChange: (value: Comparison) => void
  read: (text: string) => Promise<ReadAnswer>
  comparison: RowsSummary['comparison']
}

export function CompareBar({ earlier, value, onChange, read, comparison }: CompareBarProps) {
  const [refusal, setRefusal] = useState<string>()
  const take = async (file: File) => {
    setRefusal(undefined)
    const text = await readFileText(file)
    const answer: ReadAnswer =
      text === undefined ? { kind: 'refused', reason: words.refusals.unreadable } : await read(text)
    if (answer.kind === 'refused') setRefusal(answer.reason)
    else onChange({ from: 'file', text: answer.text })
  }
  return (
    <>
      <div className={styles.pair}>
        <SelectField
          label={words.compare}
          onChange={(next) => {
            const run = earlier.find(({ signedAt }) => signedAt === next)
            onChange(run ? { from: 'run', signedAt: run.signedAt } : undefined)
          }}
          options={[
            { value: '', label: words.compareNone },
            ...earlier.map(({ signedAt, count }) => ({
              value: signedAt,
              label: words.compareRun(dayName(signedAt, Date.now()), words.count(count.toLocaleString(locale()))),
            })),
            ...(value?.from === 'file' ? [{ value: 'file' as const, label: words.compareFile }] : []),
          ]}
          value={value === undefined ? '' : value.from === 'file' ? 'file' : value.signedAt}
        />
        <div className={styles.bottom}>
          <FileButton
            accept=".csv,.tsv,.txt,text/csv"
            label={words.comparePick}
            onFiles={([file]) => void take(file)}
          />
        </div>
      </div>
      {refusal ? (
        <Notice isAlert title={words.compareFailed} tone="stop">
          {refusal}
        </Notice>
      ) : null}
      {comparison ? <p role="status">{words.compared({ ...comparison, gone: comparison.gone.length })}</p> : null}
      {comparison && comparison.gone.length > 0 ? (
        <Disclosure title={words.gone(comparison.gone.length)}>
          <LongList
            getKey={({ recipient, asset }) => `${recipient}:${asset.token}`}
            items={comparison.gone}
            name="gone"
          >
            {({ recipient, asset, amount, name }) => (
              <Row end={`${formatAmount(amount, asset.decimals)} ${asset.symbol}`} icon="reject">
                <span className={rowWords}>
                  <Address canCopy={false} name={name} value={recipient} />
                </span>
              </Row>
            )}
          </LongList>
        </Disclosure>
      ) : null}
    </>
  )
}
