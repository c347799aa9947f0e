/** The module that starts the federation in a build; its text is its address. */
export const START_OF_FEDERATION =
  /^@module-federation\/runtime\/rspack\.js!=!data:text\/javascript,/;
