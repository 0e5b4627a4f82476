/** A font file as bundlers hand it over: the address at which it is served. */
declare module '*.ttf?url' {
  const url: string;
  export default url;
}
