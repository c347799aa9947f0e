declare module 'login/page' {
  export { LoginPage } from './LoginPage.tsx';
}

declare module 'projects/page' {
  export { ProjectsPage } from './ProjectsPage.tsx';
}
