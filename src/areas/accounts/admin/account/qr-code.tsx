import { create } from 'qrcode'
import { useMemo } from 'react'
import css from './account.module.css'

/** A QR code, dark on light in either theme, for cameras read it no other way. */
export function QrCode({ text, name }: { text: string; name: string }) {
  const { path, size } = useMemo(() => {
    const { modules } = create(text, { errorCorrectionLevel: 'M' })
    const out: string[] = []
    for (let y = 0; y < modules.size; y += 1) {
      for (let x = 0; x < modules.size; x += 1) if (modules.get(y, x)) out.push(`M${x} ${y}h1v1h-1z`)
    }
    return { path: out.join(''), size: modules.size }
  }, [text])
  // Four modules of quiet around it (ISO/IEC 18004 §6.3.8).
  return (
    <svg
      viewBox={`-4 -4 ${size + 8} ${size + 8}`}
      role="img"
      aria-label={name}
      className={css.qr}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  )
}
