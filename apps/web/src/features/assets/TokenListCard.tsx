import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { checkToken, isListedToken } from '../../domain/assets/describeToken.ts'
import type { CurrentSafe } from '../../domain/safe/parseSafeParams.ts'
import { safeKey } from '../../domain/safe/queries.ts'
import { getChainClient, useServices } from '../../domain/services/Services.ts'
import { addOwnToken, listOwnTokens, maxOwnTokens, removeOwnToken } from '../../domain/settings/ownTokens.ts'
import { readAddress } from '../../domain/transaction-builder/readAddress.ts'
import { readToken } from '../../domain/transactions/readToken.ts'
import { describeError } from '../../lib/describeError.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { useStore } from '../../lib/useStore.ts'
import { Address } from '../../ui/Address.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Form } from '../../ui/Form.tsx'
import { Row, rowWords } from '../../ui/Rows.tsx'
import { Stack } from '../../ui/Stack.tsx'
import { TextField } from '../../ui/TextField.tsx'

const t = createCatalogue('assets')
const tSend = createCatalogue('send')

/** Tokens that the user lists besides the operator's: their symbols are trusted, their balances always read. */
export function TokenListCard({ safe }: { safe: CurrentSafe }) {
  const { settings } = useServices()
  const queryClient = useQueryClient()
  const own = listOwnTokens(useStore(settings).tokens, safe.chainId)
  const [text, setText] = useState('')
  const add = useAddToken(safe, { onAdded: () => setText('') })
  const remove = (address: (typeof own)[number]['address']) => {
    settings.update((all) => ({ ...all, tokens: removeOwnToken(all.tokens, { address, chainId: safe.chainId }) }))
    void queryClient.invalidateQueries({ queryKey: [...safeKey(safe), 'balances'] })
  }
  return (
    <Card title={t('ownTokens')}>
      <Stack>
        <p>{t('ownTokensText')}</p>
        {own.length === 0 ? null : (
          <ul>
            {own.map(({ address, symbol }) => (
              <Row
                as="li"
                end={
                  <Button aria-label={t('removeToken', { symbol })} look="quiet" onClick={() => remove(address)}>
                    {t('remove')}
                  </Button>
                }
                icon="assets"
                isFolding
                key={address}
              >
                <span className={rowWords}>
                  <bdi>{symbol}</bdi>
                  <Address value={address} />
                </span>
              </Row>
            ))}
          </ul>
        )}
        <Form onSubmit={() => (add.isPending ? undefined : add.mutate(text))}>
          <TextField
            aside={
              <Button isBusy={add.isPending} type="submit">
                {t('addToken')}
              </Button>
            }
            error={add.error ? describeError(add.error).sentence : add.data}
            hint={tSend('tokenHint')}
            label={tSend('token')}
            onChange={(typed) => {
              setText(typed)
              add.reset()
            }}
            spellCheck={false}
            value={text}
          />
        </Form>
      </Stack>
    </Card>
  )
}

/** Lists a token after reading its contract; returns why not. */
function useAddToken(safe: CurrentSafe, { onAdded }: { onAdded: () => void }) {
  const services = useServices()
  const { chain, chainId } = safe
  return useMutation({
    mutationFn: async (text: string): Promise<string | undefined> => {
      const read = readAddress(text, chain)
      if ('error' in read) return read.error
      const address = read.value
      if (isListedToken(chain, { isNative: false, token: address })) return t('tokenListed')
      const { symbol, type } = await readToken(getChainClient(services, chainId), address)
      if (type !== 'ERC20' || symbol === '?') return tSend('errors.tokenMissing')
      // A symbol that two listed tokens have would stand for neither.
      if (checkToken(chain, { address, symbol })) return t('tokenImitates', { symbol })
      const { tokens } = services.settings.get()
      if (listOwnTokens(tokens, chainId).length >= maxOwnTokens) return t('tooManyTokens', { most: maxOwnTokens })
      services.settings.update((all) => ({ ...all, tokens: addOwnToken(all.tokens, { address, chainId, symbol }) }))
      await services.queryClient.invalidateQueries({ queryKey: [...safeKey(safe), 'balances'] })
      onAdded()
      return undefined
    },
  })
}
