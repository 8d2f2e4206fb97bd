import { useState } from 'react'
import { lazyPart } from '../../lib/lazyPart.tsx'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { readAddressCode, type ScannedChain } from './readAddressCode.ts'

const t = createCatalogue('offline')

/** Loaded on demand, with the QR decoder. */
const CodePanel = lazyPart(async () => (await import('./CodePanel.tsx')).CodePanel, <Skeleton height="block" />)

export type ScanButtonProps = {
  /** Codes of other networks are refused. */
  chain: ScannedChain
  /** The address as in the code: the form checks it as if it had been typed. */
  onAddress: (address: string) => void
}

/** Scans an address with the camera, for the `aside` of an address field. */
export function ScanButton({ chain, onAddress }: ScanButtonProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button look="quiet" onClick={() => setOpen(true)}>
        {t('scan')}
      </Button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={t('scan')}>
        <CodePanel
          createReader={() => readAddressCode(chain)}
          foreign={{ text: t('foreignAddress.text'), title: t('foreignAddress.title') }}
          isOpenAtOnce
          onLink={(address) => {
            setOpen(false)
            onAddress(address)
          }}
        />
      </Dialog>
    </>
  )
}
