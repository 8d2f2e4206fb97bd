import { useId, useState } from 'react'
import { createCode } from './createCode.ts'
import { Live } from './Live.tsx'
import { groups, listValues, type OptionName, type Options, parseOptions, toQuery } from './options.ts'
import { sizes } from './sizes.ts'

const labels: Readonly<Record<OptionName, string>> = {
  account: 'Account button',
  accent: 'Accent',
  balance: 'Balance',
  borderRadius: 'Corners',
  chains: 'Chains',
  fontStack: 'Font',
  layout: 'Layout',
  locale: 'Language',
  modalSize: 'Size',
  network: 'Network button',
  overlayBlur: 'Blur behind',
  placement: 'Placement',
  prefetch: 'Loads on',
  scheme: 'Theme',
  signIn: 'Sign-in',
  wallets: 'Wallets',
}

/** The dialog with all options as controls, and the code of each choice. */
export function Playground() {
  const [options, setOptions] = useState(() => parseOptions(Object.fromEntries(new URLSearchParams(location.search))))
  const code = createCode(options)
  const choose = (name: OptionName, value: string) => {
    const next = parseOptions({ ...options, [name]: value })
    const query = toQuery(next)
    window.history.replaceState(null, '', query === '' ? window.location.pathname : `?${query}`)
    setOptions(next)
  }
  return (
    <>
      <header>
        <h1>@countersign/connect</h1>
        <p>
          A wallet dialog for wagmi 3. Nothing on this page leaves it: the chains have no node, and the demo wallet is a
          script.
        </p>
        <nav aria-label="Pages">
          <a href="gallery/">All views</a>
          <a href="#sizes">Sizes</a>
        </nav>
      </header>
      <main>
        <section aria-labelledby="try" className="site-live">
          <h2 id="try">Try it</h2>
          <Live options={options} />
        </section>
        <section aria-labelledby="options" className="site-options">
          <h2 id="options">Options</h2>
          {groups.map(({ names, title }) => (
            <fieldset key={title}>
              <legend>{title}</legend>
              {names.map((name) => (
                <Choice key={name} name={name} onChoose={choose} value={options[name]} />
              ))}
            </fieldset>
          ))}
        </section>
        <section aria-labelledby="code" className="site-code">
          <h2 id="code">Code</h2>
          <Code code={code} />
        </section>
        <section aria-labelledby="sizes" className="site-sizes">
          <h2 id="sizes">Sizes</h2>
          <Sizes />
        </section>
      </main>
    </>
  )
}

type ChoiceProps = { name: OptionName; onChoose: (name: OptionName, value: string) => void; value: Options[OptionName] }

function Choice({ name, onChoose, value }: ChoiceProps) {
  const id = useId()
  return (
    <div className="site-choice">
      <label htmlFor={id}>{labels[name]}</label>
      <select id={id} onChange={(event) => onChoose(name, event.target.value)} value={value}>
        {listValues(name).map((each) => (
          <option key={each}>{each}</option>
        ))}
      </select>
    </div>
  )
}

function Code({ code }: { code: string }) {
  const [copied, setCopied] = useState('')
  return (
    <>
      {/* Focusable, because it scrolls. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: without it, nobody scrolls it by keyboard. */}
      <pre tabIndex={0}>
        <code>{code}</code>
      </pre>
      <button onClick={() => void navigator.clipboard.writeText(code).then(() => setCopied(code))} type="button">
        {copied === code ? 'Copied!' : 'Copy'}
      </button>
    </>
  )
}

/** Of the example app; measured when this page was built. */
function Sizes() {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">JavaScript with gzip</th>
          <th scope="col">kB</th>
        </tr>
      </thead>
      <tbody>
        {sizes.map(({ kilobytes, name }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{kilobytes.toFixed(1)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
