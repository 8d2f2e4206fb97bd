import { useEffect, useState } from 'react'
import { COPIED_TIME } from '../constants.ts'
import { useConnectContext } from '../context/ConnectContext.ts'
import type { MessageKeyWith } from '../messages/format.ts'
import { Glyph } from './Glyph.tsx'

export function CopyButton({ label, value }: { label: MessageKeyWith<never>; value: string }) {
  const { t } = useConnectContext()
  const [outcome, setOutcome] = useState<'copied' | 'copyFailed'>()
  useEffect(() => {
    if (!outcome) return
    const timer = setTimeout(() => setOutcome(undefined), COPIED_TIME)
    return () => clearTimeout(timer)
  }, [outcome])
  const copy = () => {
    navigator.clipboard.writeText(value).then(
      () => setOutcome('copied'),
      () => setOutcome('copyFailed'),
    )
  }
  return (
    <button className="csc-button csc-button-secondary" onClick={copy} type="button">
      <Glyph name={outcome === 'copied' ? 'check' : 'copy'} />
      <span aria-live="polite">{t(outcome ?? label)}</span>
    </button>
  )
}
