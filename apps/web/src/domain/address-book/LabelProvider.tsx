import { type ReactNode, useCallback } from 'react'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { useSigner } from '../services/useSigner.ts'
import { type LabelOf, LabelOfContext } from './useLabelOf.ts'
import { useNameOf } from './useName.ts'

const t = createCatalogue('common')

/** Labels accounts with the user's address book, and the connected one with "you". */
export function LabelProvider({ children }: { children: ReactNode }) {
  const nameOf = useNameOf()
  const { address: me } = useSigner()
  const labelOf = useCallback<LabelOf>(
    (address) => {
      const name = nameOf(address)?.name
      if (!me || me.toLowerCase() !== address.toLowerCase()) return name
      return name ? `${name} (${t('you')})` : t('you')
    },
    [me, nameOf],
  )
  return <LabelOfContext value={labelOf}>{children}</LabelOfContext>
}
