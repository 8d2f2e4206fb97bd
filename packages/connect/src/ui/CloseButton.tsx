import { useConnectContext } from '../context/ConnectContext.ts'
import { useStartWords } from '../context/useStartWords.ts'
import { CLOSE, Drawing } from './Drawing.tsx'

export function CloseButton() {
  const { close } = useConnectContext()
  const t = useStartWords()
  return (
    <button aria-label={t('close')} className="csc-icon-button" onClick={close} type="button">
      <Drawing path={CLOSE} />
    </button>
  )
}
