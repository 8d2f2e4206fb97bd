import { useState } from 'react'
import { expect, test } from 'vitest'
import { renderView } from '../../test/renderView.tsx'
import { Avatar } from './Avatar.tsx'

const alice = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const bob = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const picture = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>'
const broken = 'data:image/png;base64,AAAA'

test('default: the account’s own picture, fetched without a referrer', async () => {
  const { screen } = await renderView(<Avatar address={alice} image={picture} size={24} />)
  const image = screen.container.querySelector('img')
  expect(image).toMatchObject({ alt: '', referrerPolicy: 'no-referrer', src: picture })
})

test('behavior: one that does not load gives way to a drawn one, a new one gets its chance', async () => {
  const { screen } = await renderView(<Changing />)
  await expect.poll(() => screen.container.querySelector('svg')).toBeTruthy()
  expect(screen.container.querySelector('img')).toBeNull()
  await screen.getByRole('button').click()
  await expect.poll(() => screen.container.querySelector('img')?.src).toBe(picture)
})

test('behavior: without a picture every address has a drawing of its own, always the same', async () => {
  const draw = async (address: typeof alice | typeof bob) => {
    const { screen } = await renderView(<Avatar address={address} image={undefined} size={72} />)
    return screen.container.querySelector('svg')?.innerHTML
  }
  const first = await draw(alice)
  expect(first).toContain('<rect')
  expect(await draw(alice)).toBe(first)
  expect(await draw(bob)).not.toBe(first)
})

/** Its picture is broken first. */
function Changing() {
  const [image, setImage] = useState(broken)
  return (
    <>
      <button onClick={() => setImage(picture)} type="button">
        Another picture
      </button>
      <Avatar address={alice} image={image} size={24} />
    </>
  )
}
