import { useEffect, useState } from 'react';

/** The second remote of the default federated app. */
export const ProjectsPage = () => {
  const [projects, setProjects] = useState<readonly { id: number; name: string }[]>([]);

  useEffect(() => {
    void fetch('/group/1/projects')
      .then((answer) => answer.json())
      .then(setProjects);
  }, []);

  return (
    <main>
      <h1>Projecten</h1>
      <ul>
        {projects.map(({ id, name }) => (
          <li key={id}>{name}</li>
        ))}
      </ul>
    </main>
  );
};
