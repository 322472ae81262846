declare module '*.css?inline' {
  const css: string
  export default css
}
declare module '*.po' {
  const texts: Readonly<Record<string, string>>
  export default texts
}
declare module '*.module.css' {
  const names: Readonly<Record<string, string>>
  export default names
}
